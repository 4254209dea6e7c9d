import type { TextFieldServerComponent } from 'payload'
import { StoredValue } from '../stored/stored-value'
import { codeText } from '../words/code-text'
import { labelIn } from '../words/label-in'
import { adminLanguage } from '../words/language'
import { subjectOf } from './email-subject'

/** What an email was about: its kind, and the order, ticket or licence by name, to be opened. */
export const EmailReason: TextFieldServerComponent = async ({ data, field, i18n, path, payload, req }) => {
  const language = adminLanguage(i18n.language)
  const subject = await subjectOf(String(data?.reason ?? ''), req)
  return (
    <StoredValue path={path} label={labelIn(field.label, language) ?? field.name}>
      <p>
        {codeText('kind', String(data?.kind ?? ''), language)}
        {subject && (
          <>
            {': '}
            <a href={`${payload.config.routes.admin}/collections/${subject.collection}/${subject.id}`}>
              {subject.title}
            </a>
          </>
        )}
      </p>
    </StoredValue>
  )
}
