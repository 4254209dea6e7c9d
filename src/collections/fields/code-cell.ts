/** The `admin` of a text field that keeps a code: its column says what the code stands for. */
export const codeCell = { components: { Cell: '@/collections/admin/lists/code-cell#CodeCell' } }

/** A language is chosen by its name. */
export const chosenLanguage = {
  components: { ...codeCell.components, Field: '@/collections/admin/named/language-field#LanguageField' },
}

/** The same of a record that nobody changes: its form says it too. */
export const storedCode = {
  components: { ...codeCell.components, Field: '@/collections/admin/stored/code-field#CodeField' },
}
