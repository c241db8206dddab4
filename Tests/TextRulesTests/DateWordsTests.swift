import Testing

@testable import TextRules

/// Dates with their month in words, as people of many languages write them.
@Suite struct DateWordsTests {
  private typealias Names = DateLanguages

  private static func mask(
    _ words: DateWords, _ source: String = FormatterMasks.date, _ order: DateOrder = .dayMonthYear
  ) -> Mask? {
    try? Mask(source, dateOrder: order, dateWords: words)
  }

  private static let today = CalendarDate(uncheckedYear: 2026, month: 11, day: 29)

  /// Returns the finished text, typed key by key and pasted; nil where something is left out.
  private static func read(_ text: String, _ mask: Mask) -> (typed: String?, pasted: String?) {
    let pasted = mask.apply(.insertion(of: text, at: 0), to: mask.empty)
    var (field, missing) = (mask.empty, 0)
    for character in text {
      let edit = mask.apply(.insertion(of: String(character), at: field.caret), to: field)
      (field, missing) = (edit.text, edit.missingCount ?? missing + edit.rejectedCount)
    }
    func value(_ text: MaskedText, _ missing: Int) -> String? {
      let finished = mask.finished(text, today: today)
      return missing == 0 && finished.isComplete ? finished.text : nil
    }
    return (value(field, missing), value(pasted.text, pasted.rejectedCount))
  }

  private func check(_ words: DateWords, _ text: String, _ date: String?) throws {
    let (typed, pasted) = Self.read(text, try #require(Self.mask(words)))
    #expect(typed == date, "typed \(text)")
    #expect(pasted == date, "pasted \(text)")
  }

  @Test(arguments: [
    (DateWords.english, "12 May 1987"), (.english, "12th May 1987"), (.english, "May 12, 1987"),
    (.english, "May 12 1987"), (.english, "12-May-1987"), (.english, "12.May.1987"),
    (.english, "12/may/1987"), (.english, "Mon 12 May 1987"), (.english, "Tuesday, 12 May 1987"),
    (.english, "Tue, May 12th, 1987"), (.english, "the 12th of May, 1987"), (.english, "12MAY1987"),
    (.english, "12 May ’87"), (.english, "May 12th '87"), (.english, "1987 May 12"),
    (.english, "1987-May-12"), (.english, "12 may 87"), (.english, "Tue 12.05.1987"),
    (.english, "(Tue) 12/5/1987"), (Names.german, "12. Mai 1987"),
    (Names.german, "Di 12. Mai 1987"),
    (Names.german, "Dienstag, den 12. Mai 1987"), (Names.german, "Di., 12.5.1987"),
    (Names.german, "12 May 1987"), (Names.german, "12.mai 87"), (Names.french, "12 mai 1987"),
    (Names.french, "mardi 12 mai 1987"), (Names.french, "mar. 12 mai 1987"),
    (Names.french, "le 12 mai 1987"), (Names.spanish, "12 de mayo de 1987"),
    (Names.spanish, "mar, 12 may 1987"), (Names.spanish, "mayo 12, 1987"),
    (Names.spanish, "12 de mayo del 1987"), (Names.spanish, "12-may-1987"),
    (Names.portuguese, "12 de maio de 1987"), (Names.portuguese, "terça-feira, 12 de maio de 1987"),
    (Names.portuguese, "12/mai/1987"), (Names.italian, "12 maggio 1987"),
    (Names.italian, "mar 12 mag 1987"), (Names.italian, "12º maggio 1987"),
    (Names.dutch, "12 mei 1987"), (Names.dutch, "di 12 mei 1987"),
    (Names.catalan, "12 de maig de 1987"), (Names.catalan, "12 maig 1987"),
    (Names.russian, "12 мая 1987"), (Names.russian, "12 мая 1987 г."),
    (Names.russian, "12 май 1987"),
    (Names.russian, "вт, 12 мая 1987 года"), (Names.russian, "12-го мая 1987"),
    (Names.ukrainian, "12 травня 1987 р."), (Names.ukrainian, "вт 12 травень 1987 року"),
    (Names.polish, "12 maja 1987"), (Names.polish, "12 maj 1987 r."),
    (Names.czech, "12. května 1987"),
    (Names.czech, "út 12. kvě 1987"), (Names.czech, "12. kvetna 1987"),
    (Names.finnish, "12. toukokuuta 1987"), (Names.finnish, "ti 12. toukokuu 1987"),
    (Names.hungarian, "1987. május 12."), (Names.hungarian, "1987 máj 12"),
    (Names.hungarian, "1987. május 12-én"), (Names.turkish, "12 Mayıs 1987"),
    (Names.turkish, "12 MAYIS 1987 Salı"), (Names.greek, "12 Μαΐου 1987"),
    (Names.greek, "Τρίτη 12 Μάιος 1987"), (Names.greek, "12 ΜΑΪΟΥ 1987"),
    (Names.arabic, "12 مايو 1987"), (Names.arabic, "الثلاثاء، ١٢ مايو ١٩٨٧"),
    (Names.hebrew, "12 במאי 1987"), (Names.hebrew, "12 מאי 1987"), (Names.hindi, "12 मई 1987"),
    (Names.hindi, "मंगलवार १२ मई १९८७"), (Names.thai, "12 พฤษภาคม 1987"),
    (Names.thai, "12 พ.ค. 1987"),
    (Names.indonesian, "12 Mei 1987"), (Names.indonesian, "Selasa, 12 Mei 1987"),
    (Names.lithuanian, "1987 m. gegužės 12 d."), (Names.vietnamese, "12 Tháng năm 1987"),
    (Names.vietnamese, "ngày 12 tháng 5 năm 1987"), (Names.japanese, "1987年5月12日"),
    (Names.japanese, "1987年5月12日(火)"), (Names.japanese, "1987年5月12日 火曜日"),
    (Names.japanese, "5月12日1987年"), (Names.japanese, "1987・5・12"),
  ])
  func the12thOfMay1987(words: DateWords, text: String) throws {
    try check(words, text, "12.05.1987")
  }

  @Test(arguments: [
    (Names.french, "1er juillet 1987", "01.07.1987"), (Names.french, "1 juil. 1987", "01.07.1987"),
    (Names.french, "2 aout 1987", "02.08.1987"), (Names.catalan, "2 d'agost de 1987", "02.08.1987"),
    (Names.spanish, "mar 3 mar 1987", "03.03.1987"), (Names.german, "3. Maerz 1987", nil),
    (Names.german, "3. Marz 1987", "03.03.1987"), (Names.german, "3 Sept 1987", "03.09.1987"),
    (Names.finnish, "3 mar 1987", nil), (Names.finnish, "3 marras 1987", "03.11.1987"),
    (Names.czech, "3. července 1987", "03.07.1987"), (Names.czech, "3. červ 1987", nil),
    (Names.vietnamese, "3 tháng mười hai 1987", "03.12.1987"),
    (Names.vietnamese, "3 tháng mười 1987", "03.10.1987"),
    (Names.indonesian, "17 Agustus 1945", "17.08.1945"), (Names.german, "3 Ja 1987", nil),
    (Names.french, "3 ju 1987", nil), (.english, "3 Jun 26", "03.06.2026"),
    (.english, "3 Jun 87", "03.06.1987"),
  ])
  func namesInShortAndAmbiguousOnes(words: DateWords, text: String, date: String?) throws {
    try check(words, text, date)
  }

  /// What is no date, or not all of one, is not taken for one.
  @Test(arguments: [
    "12 Foo 1987", "12 May 1987 10:30", "12 May 1987 x", "12 May June 1987", "May 1987", "12 May",
    "12 Ma 1987", "12 May 1987 s", "May", "the 12th", "12 May 19878", "12 May 198", "x12 May 1987",
    "12 May 1987 12", "tomorrow", "昭和62年5月12日", "1987-W20-2", "12 May 1987 BC", "2 5日 1987年 5日",
    "12:May:1987", "129 May 1987",
  ])
  func noDates(text: String) throws { try check(.english, text, nil) }

  @Test func aWordThatGoesOnIsNotWrongYet() throws {
    let mask = try #require(Self.mask(.english))
    var field = mask.empty
    for (typed, text) in [
      ("1", "1"), ("2", "12."), (" ", "12."), ("M", "12."), ("a", "12."), ("y", "12.05."),
    ] {
      let edit = mask.apply(.insertion(of: typed, at: field.caret), to: field)
      #expect(edit.missingCount == 0, "\(typed)")
      field = edit.text
      #expect(field.text == text)
    }
    let edit = mask.apply(.insertion(of: "12 Mx", at: 0), to: mask.empty)
    #expect(edit.rejectedText == "Mx")
  }

  @Test func inAnotherOrderAWordStillSaysTheMonth() throws {
    for (source, order, text) in [
      ("[00]/[00]/[0000]", DateOrder.monthDayYear, "05/12/1987"),
      ("[0000]-[00]-[00]", .yearMonthDay, "1987-05-12"),
    ] {
      let mask = try #require(Self.mask(.english, source, order))
      for entry in [
        "12 May 1987", "May 12, 1987", "Tue, 12 May 1987", "1987 May 12", "1987年5月12日",
        "5月12日1987年",
      ] {
        let (typed, pasted) = Self.read(entry, mask)
        #expect(typed == text, "\(entry)")
        #expect(pasted == text, "\(entry)")
      }
    }
  }

  @Test func aMonthOfACardMayBeAWord() throws {
    let mask = try Mask(FormatterMasks.cardExpirationDate)
    for text in ["May 2030", "May 30", "may/30", "5/30"] {
      #expect(Self.read(text, mask).typed == "05/30", "\(text)")
    }
  }

  @Test func namesOfAnotherLanguageMakeAnotherMask() throws {
    #expect(try Mask(FormatterMasks.date) == Mask(FormatterMasks.date, dateWords: .english))
    #expect(try Mask(FormatterMasks.date) != Mask(FormatterMasks.date, dateWords: Names.german))
  }

  @Test func theSettingsHaveTwelveMonthsAndTheirDays() {
    // The tests run in the C locale, whose names are English.
    #expect(DateWords.current.months.count == 12)
    #expect(DateWords.current.months[4].contains("May"))
    #expect(DateWords.current.weekdays.contains("Monday"))
  }
}

/// Dates in digits whose parts are not in the order of the mask, or not those of a date.
@Suite struct DateDigitsTests {
  private func read(_ text: String, _ source: String) throws -> String? {
    let mask = try Mask(source)
    var (field, missing) = (mask.empty, 0)
    for character in text {
      let edit = mask.apply(.insertion(of: String(character), at: field.caret), to: field)
      (field, missing) = (edit.text, edit.missingCount ?? missing + edit.rejectedCount)
    }
    let today = CalendarDate(uncheckedYear: 2026, month: 11, day: 29)
    let pasted = mask.apply(.insertion(of: text, at: 0), to: mask.empty)
    #expect(pasted.text == field)
    #expect(pasted.rejectedCount == missing)
    let finished = mask.finished(field, today: today)
    return missing == 0 && finished.isComplete ? finished.text : nil
  }

  @Test(arguments: [
    ("09·05·1987", "09.05.1987"), ("9・5・1987", "09.05.1987"), ("9ー5ー1987", "09.05.1987"),
    ("9 — 5 — 1987", "09.05.1987"), ("1987-129", nil), ("1987129", nil), ("129/1987", nil),
    ("1987.129", nil), ("1.225.1987", nil), ("1987-1209", "09.12.1987"),
    ("1206.1987", "12.06.1987"),
    ("5月12日1987年", "12.05.1987"), ("12日5月1987年", "12.05.1987"), ("16年1月2日", "02.01.2016"),
    ("5月5月1987年", nil),
  ])
  func inTheOrderOfDays(text: String, date: String?) throws {
    #expect(try read(text, FormatterMasks.date) == date)
  }

  @Test(arguments: [
    ("16/1/2", "2016-01-02"), ("87-05-12", "1987-05-12"), ("31/12/1987", "1987-12-31"),
    ("12/31/1987", "1987-12-31"), ("5.5.1987", "1987-05-05"), ("2/3/1987", nil), ("6/1/2", nil),
    ("1987-129", nil), ("1987129", nil), ("1987/5/12", "1987-05-12"),
  ])
  func inTheOrderOfYears(text: String, date: String?) throws {
    #expect(try read(text, "[0000]-[00]-[00]") == date)
  }

  @Test func whatIsLeftOutIsSaidOnce() throws {
    let mask = try Mask("[0000]-[00]-[00]")
    var field = mask.empty
    var edit = mask.apply(.insertion(of: "", at: 0), to: field)
    for character in "6/1/2" {
      edit = mask.apply(.insertion(of: String(character), at: field.caret), to: field)
      field = edit.text
    }
    #expect(edit.rejectedText == "6")
    #expect(edit.missingCount == 1)
  }
}
