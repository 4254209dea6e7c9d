import { DomUtils, parseDocument } from 'htmlparser2'

/** Attributes and kinds of fields that a browser checks by itself. */
const CHECKED = ['required', 'pattern', 'minlength', 'min', 'max', 'step']
const KINDS = ['email', 'url', 'number', 'date', 'time', 'datetime-local', 'month', 'week']

/**
 * Forms of a page where the browser would say in its own words and language what is missing, `ACTION: FIELDS` of each; the
 * shop says it beside the field.
 */
export function bubblingForms(html: string): string[] {
  const elements = DomUtils.getElementsByTagName('*', parseDocument(html).children)
  const checked = elements.filter(
    ({ attribs }) => CHECKED.some(name => name in attribs) || KINDS.includes(attribs.type ?? ''),
  )
  return elements
    .filter(({ name, attribs }) => name === 'form' && !('novalidate' in attribs))
    .flatMap(form => {
      const own = DomUtils.getElementsByTagName('*', form.children)
      const fields = checked.filter(
        field => own.includes(field) || (form.attribs.id && field.attribs.form === form.attribs.id),
      )
      const names = fields.map(({ attribs }) => attribs.name ?? attribs.type ?? '')
      return names.length > 0 ? [`${form.attribs.action ?? ''}: ${names.join(', ')}`] : []
    })
}
