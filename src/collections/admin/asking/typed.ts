/** Whether somebody changed a field since the page was sent, and nothing keeps it by itself. */
export function isTyped(field: Element): boolean {
  if (field instanceof HTMLTextAreaElement)
    return field.value !== field.defaultValue && field.dataset.savesItself === undefined
  if (field instanceof HTMLSelectElement) return field.selectedIndex !== firstChoice(field)
  if (!(field instanceof HTMLInputElement) || field.type === 'hidden') return false
  if (field.type === 'checkbox' || field.type === 'radio') return field.checked !== field.defaultChecked
  return field.value !== field.defaultValue
}

const firstChoice = ({ options }: HTMLSelectElement): number =>
  Math.max(
    0,
    [...options].findIndex(({ defaultSelected }) => defaultSelected),
  )
