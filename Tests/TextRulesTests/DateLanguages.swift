import TextRules

/// Names of months and days as the C library has them.
enum DateLanguages {
  /// The names of a language.
  ///
  /// - Parameters:
  ///   - months: Lines of twelve names: in full, in short, and in other forms.
  ///   - weekdays: The names of the days.
  /// - Returns: The names.
  private static func words(_ months: [String], _ weekdays: String) -> DateWords {
    let forms = months.map { $0.split(separator: " ").map(String.init) }
    return DateWords(
      months: (0..<12).map { month in forms.map { $0[month].replacing("_", with: " ") } },
      weekdays: weekdays.split(separator: " ").map(String.init))
  }

  static let german = words(
    [
      "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
      "Jan Feb Mär Apr Mai Jun Jul Aug Sep Okt Nov Dez",
    ], "Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag Mo Di Mi Do Fr Sa So")
  static let french = words(
    [
      "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
      "janv. févr. mars avril mai juin juil. août sept. oct. nov. déc.",
    ], "lundi mardi mercredi jeudi vendredi samedi dimanche lun. mar. mer. jeu. ven. sam. dim.")
  static let spanish = words(
    [
      "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
      "ene feb mar abr may jun jul ago sep oct nov dic",
    ], "lunes martes miércoles jueves viernes sábado domingo lun mar mié jue vie sáb dom")
  static let portuguese = words(
    [
      "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
      "jan fev mar abr mai jun jul ago set out nov dez",
    ], "segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado domingo seg ter qua")
  static let italian = words(
    [
      "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
      "gen feb mar apr mag giu lug ago set ott nov dic",
    ], "lunedì martedì mercoledì giovedì venerdì sabato domenica lun mar mer gio ven sab dom")
  static let dutch = words(
    [
      "januari februari maart april mei juni juli augustus september oktober november december",
      "jan feb mrt apr mei jun jul aug sep okt nov dec",
    ], "maandag dinsdag woensdag donderdag vrijdag zaterdag zondag ma di wo do vr za zo")
  static let catalan = words(
    [
      "de_gener de_febrer de_març d’abril de_maig de_juny de_juliol d’agost de_setembre d’octubre "
        + "de_novembre de_desembre",
      "gener febrer març abril maig juny juliol agost setembre octubre novembre desembre",
    ], "dilluns dimarts dimecres dijous divendres dissabte diumenge")
  static let russian = words(
    [
      "января февраля марта апреля мая июня июля августа сентября октября ноября декабря",
      "январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь",
      "янв фев мар апр мая июн июл авг сен окт ноя дек",
    ], "понедельник вторник среда четверг пятница суббота воскресенье Пн Вт Ср Чт Пт Сб Вс")
  static let ukrainian = words(
    [
      "січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня",
      "січень лютий березень квітень травень червень липень серпень вересень жовтень листопад "
        + "грудень",
    ], "понеділок вівторок середа четвер п’ятниця субота неділя пн вт ср чт пт сб нд")
  static let polish = words(
    [
      "stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada "
        + "grudnia",
      "styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad "
        + "grudzień",
      "sty lut mar kwi maj cze lip sie wrz paź lis gru",
    ], "poniedziałek wtorek środa czwartek piątek sobota niedziela pon wto śro czw pią sob nie")
  static let czech = words(
    [
      "ledna února března dubna května června července srpna září října listopadu prosince",
      "leden únor březen duben květen červen červenec srpen září říjen listopad prosinec",
      "led úno bře dub kvě čen čec srp zář říj lis pro",
    ], "Pondělí Úterý Středa Čtvrtek Pátek Sobota Neděle Po Út St Čt Pá So Ne")
  static let finnish = words(
    [
      "tammikuu helmikuu maaliskuu huhtikuu toukokuu kesäkuu heinäkuu elokuu syyskuu lokakuu "
        + "marraskuu joulukuu",
      "tammi helmi maalis huhti touko kesä heinä elo syys loka marras joulu",
    ], "maanantai tiistai keskiviikko torstai perjantai lauantai sunnuntai ma ti ke to pe la su")
  static let hungarian = words(
    [
      "január február március április május június július augusztus szeptember október november "
        + "december",
      "jan febr márc ápr máj jún júl aug szept okt nov dec",
    ], "hétfő kedd szerda csütörtök péntek szombat vasárnap h k sze cs p szo v")
  static let turkish = words(
    [
      "Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık",
      "Oca Şub Mar Nis May Haz Tem Ağu Eyl Eki Kas Ara",
    ], "Pazartesi Salı Çarşamba Perşembe Cuma Cumartesi Pazar Pzt Sal Çar Per Cum Cmt Paz")
  static let greek = words(
    [
      "Ιανουαρίου Φεβρουαρίου Μαρτίου Απριλίου Μαΐου Ιουνίου Ιουλίου Αυγούστου Σεπτεμβρίου "
        + "Οκτωβρίου Νοεμβρίου Δεκεμβρίου",
      "Ιανουάριος Φεβρουάριος Μάρτιος Απρίλιος Μάιος Ιούνιος Ιούλιος Αύγουστος Σεπτέμβριος "
        + "Οκτώβριος Νοέμβριος Δεκέμβριος",
      "Ιαν Φεβ Μαρ Απρ Μαΐ Ιουν Ιουλ Αυγ Σεπ Οκτ Νοε Δεκ",
    ], "Δευτέρα Τρίτη Τετάρτη Πέμπτη Παρασκευή Σάββατο Κυριακή")
  static let arabic = words(
    ["يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر"],
    "الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت الأحد")
  static let hebrew = words(
    ["ינואר פברואר מרץ אפריל מאי יוני יולי אוגוסט ספטמבר אוקטובר נובמבר דצמבר"],
    "ב' ג' ד' ה' ו' ש' א'")
  static let hindi = words(
    ["जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर"],
    "सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार रविवार")
  static let thai = words(
    [
      "มกราคม กุมภาพันธ์ มีนาคม เมษายน พฤษภาคม มิถุนายน กรกฎาคม สิงหาคม กันยายน ตุลาคม พฤศจิกายน "
        + "ธันวาคม",
      "ม.ค. ก.พ. มี.ค. เม.ย. พ.ค. มิ.ย. ก.ค. ส.ค. ก.ย. ต.ค. พ.ย. ธ.ค.",
    ], "จันทร์ อังคาร พุธ พฤหัสบดี ศุกร์ เสาร์ อาทิตย์ จ. อ. พ. พฤ. ศ. ส. อา.")
  static let indonesian = words(
    [
      "Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember",
      "Jan Feb Mar Apr Mei Jun Jul Agu Sep Okt Nov Des",
    ], "Senin Selasa Rabu Kamis Jumat Sabtu Minggu")
  static let lithuanian = words(
    [
      "sausio vasario kovo balandžio gegužės birželio liepos rugpjūčio rugsėjo spalio lapkričio "
        + "gruodžio"
    ], "pirmadienis antradienis trečiadienis ketvirtadienis penktadienis šeštadienis sekmadienis")
  static let vietnamese = DateWords(
    months: [
      "một", "hai", "ba", "tư", "năm", "sáu", "bảy", "tám", "chín", "mười", "mười một", "mười hai",
    ].map { ["Tháng \($0)"] },
    weekdays: ["Thứ hai", "Thứ ba", "Thứ tư", "Thứ năm", "Thứ sáu", "Thứ bảy", "Chủ nhật"])
  static let japanese = DateWords(
    months: (1...12).map { ["\($0)月"] },
    weekdays: ["月曜日", "火曜日", "水曜日", "木曜日", "金曜日", "土曜日", "日曜日", "月", "火", "水", "木", "金", "土", "日"])
}
