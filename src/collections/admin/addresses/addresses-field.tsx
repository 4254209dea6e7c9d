import type { TextFieldServerComponent } from 'payload'
import { Chooser } from '../named/chooser'
import { asTyped } from './address'

/** Several of them, each typed; none is offered. */
export const AddressesField: TextFieldServerComponent = ({ clientField, data, path, readOnly }) => {
  const kept: unknown[] = [data?.[clientField.name] ?? []].flat()
  const options = kept.map(key => ({ value: String(key), label: `/${asTyped(String(key))}`, isOld: true }))
  return <Chooser {...{ field: clientField, path, readOnly, options, isOpen: true }} />
}
