/// The meaning of a text, so that it can be entered with less effort.
///
/// On a desktop no service fills in fields. The meaning determines the keyboard if the field does
/// not set one, the capitalization, whether spelling is checked, and what input methods may
/// remember: ``InputKind`` describes the effect of each case.
///
/// Origin: TextFieldsCatalog uses the type of iOS with these names.
public enum TextContentType: String, Sendable, CaseIterable {
  // People.
  /// The full name of a person.
  case name
  /// A prefix of a name, such as `Dr.`
  case namePrefix
  /// The first name.
  case givenName
  /// A name between the first and the last.
  case middleName
  /// The last name.
  case familyName
  /// A suffix of a name, such as `Jr.`
  case nameSuffix
  /// A nickname.
  case nickname
  /// A job title.
  case jobTitle
  /// A company or club.
  case organizationName

  // Places.
  /// A place, with or without an address.
  case location
  /// A street address, in one line or several.
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
  /// A part of a city, such as a district.
  case sublocality
  /// A country.
  case countryName
  /// A postal code.
  case postalCode

  // Contact details.
  /// A telephone number.
  case telephoneNumber
  /// An e-mail address.
  case emailAddress
  /// A web address.
  case URL

  // Accounts and payments.
  /// The user name of an account.
  case username
  /// The password of an account.
  case password
  /// A password that is being chosen.
  case newPassword
  /// A one-time code.
  case oneTimeCode
  /// The number of a payment card.
  case creditCardNumber
  /// The month in which a payment card expires.
  case creditCardExpiration
  /// The code on the back of a payment card.
  case creditCardSecurityCode
  /// The day of birth of a person.
  case birthdate
}
