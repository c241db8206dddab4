/// What a text means, so that it can be entered with less effort.
///
/// On a desktop no service fills fields in. The meaning chooses the keyboard where the field does not
/// choose one itself, the capitals, whether spelling is checked, and what input methods may remember:
/// ``InputKind`` tells what becomes of each case.
///
/// Origin: the seed takes the platform's type of these names.
public enum TextContentType: String, Sendable, CaseIterable {
  // Persons.
  /// The whole name of a person.
  case name
  /// What stands before a name, as `Dr.`
  case namePrefix
  /// The first name.
  case givenName
  /// A name between the first and the last.
  case middleName
  /// The last name.
  case familyName
  /// What stands behind a name, as `Jr.`
  case nameSuffix
  /// What friends call a person.
  case nickname
  /// What a person does for a living.
  case jobTitle
  /// The firm or club.
  case organizationName

  // Places.
  /// A place, with or without an address.
  case location
  /// An address of a street, in one line or several.
  case fullStreetAddress
  /// The first line of an address.
  case streetAddressLine1
  /// The second line of an address.
  case streetAddressLine2
  /// A city.
  case addressCity
  /// A state or a province.
  case addressState
  /// A city with its state.
  case addressCityAndState
  /// A part of a city.
  case sublocality
  /// A country.
  case countryName
  /// A postal code.
  case postalCode

  // Ways to reach somebody.
  /// A telephone number.
  case telephoneNumber
  /// An e-mail address.
  case emailAddress
  /// An address on the web.
  case URL

  // Accounts and payments.
  /// The name of an account.
  case username
  /// The password of an account.
  case password
  /// A password that is being chosen.
  case newPassword
  /// A code that is sent for one use.
  case oneTimeCode
  /// The number of a payment card.
  case creditCardNumber
  /// The month in which a payment card ends.
  case creditCardExpiration
  /// The code on the back of a payment card.
  case creditCardSecurityCode
  /// The day on which a person was born.
  case birthdate
}
