// Links with the library: it has no binding of its own.
fn main() {
    if let Ok(folder) = std::env::var("CONCERTINA_LIBRARY") {
        println!("cargo:rustc-link-search=native={folder}");
    }
    println!("cargo:rustc-link-lib=concertina-0");
}
