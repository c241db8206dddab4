import RichTextModel
import Testing

@testable import PlaygroundKit

/// What a user can pick to be expected, without passwords.
struct ExpectationSubjectTests {
  private let state: JSONValue = [
    "text": "hello", "lineCount": 2, "focused": "email", "error": .null, "selection": [1, 2],
    "find": ["total": 3],
    "fields": [
      "email": ["text": "ann@example.org", "isValid": true, "height": 40],
      "password": [
        "text": "Passw0rd!x", "rawText": "Passw0rd!x", "isValid": true, "isSecure": false,
        "isPassword": true,
      ],
    ],
    "widgets": ["slider:Volume": ["value": 4.385026737967914]],
    "attachments": [["id": "a1", "state": ["text": "inner"]]],
    "cells": [["Cake", "Price"]],
    "submitted": ["email": "ann@example.org", "password": "Passw0rd!x", "note": "is Passw0rd!x."],
  ]

  private func subject(_ name: String, withSecrets: Bool = false) throws -> ExpectationSubject {
    try #require(
      ExpectationSubject.all(in: state, withSecrets: withSecrets).first { $0.name == name })
  }

  @Test func eachWidgetIsASubject() throws {
    #expect(
      ExpectationSubject.all(in: state).map(\.name) == [
        "", "email", "password", "slider:Volume", "attachment:a1", "cell:1,1", "cell:1,2",
      ])
    #expect(
      try subject("").values.map(\.title) == [
        "text", "lineCount", "focused", "selection", "find.total", "submitted.email",
      ])
    #expect(
      try subject("").values.filter(\.isMain).map(\.title) == ["text", "lineCount", "find.total"])
    #expect(try subject("email").values.filter(\.isMain).map(\.title) == ["text", "isValid"])
    #expect(
      try subject("cell:1,2").values.map(\.expectation.path.textWithoutRoot) == ["cells[0][1]"])
  }

  @Test func whatIsOfferedHolds() {
    for subject in ExpectationSubject.all(in: state, withSecrets: true) {
      for value in subject.values { #expect(value.expectation.failure(in: state) == nil) }
    }
    for expectation in StateExpectation.mainValues(of: state) {
      #expect(expectation.failure(in: state) == nil)
    }
  }

  @Test func noPasswordIsOffered() throws {
    for subject in ExpectationSubject.all(in: state) {
      for value in subject.values { #expect(!value.line.contains("Passw0rd"), "\(value.line)") }
    }
    let main = StateExpectation.mainValues(of: state)
    #expect(!main.contains { $0.json.compactText.contains("Passw0rd") })
    #expect(main.contains { $0.path.textWithoutRoot == "submitted.email" })
    #expect(try subject("password").values.map(\.title) == ["isValid", "isSecure", "isPassword"])
    #expect(
      try subject("password", withSecrets: true).values.first?.expectation.json == "Passw0rd!x")
  }

  @Test func aLongFractionIsARange() throws {
    let value = try #require(subject("slider:Volume").values.first)
    #expect(value.expectation.json == ["atLeast": 4.38, "atMost": 4.39])
    #expect(value.line == "value = 4.38–4.39")
    #expect(StateExpectation(JSONPath([.key("a")]), of: -2).json == -2)
  }

  @Test(
    "a widget is named by itself or by what contains it",
    arguments: [
      (["email_input", "email"], 1), (["password_button"], 2), (["slider:Volume"], 3),
      (["attachment:a1"], 4), (["x/y", "cell:1,2"], 6), (["unknown"], 0), ([], 0),
    ] as [([String], Int)])
  func subjectsAreFound(names: [String], index: Int) {
    #expect(
      ExpectationSubject.index(of: names, in: ExpectationSubject.all(in: state)) == index)
  }
}
