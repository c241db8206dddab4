print("concertina-playground")
