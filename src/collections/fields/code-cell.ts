/** The `admin` of a text field that keeps a code: its column says what the code stands for. */
export const codeCell = { components: { Cell: '@/collections/admin/lists/code-cell#CodeCell' } }
