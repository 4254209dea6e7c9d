import type { Node } from 'typescript/unstable/ast'
import { choose, placeOf, type Reading, runtime, text, type Value } from './value'

/** Each of the texts that its type allows. */
export function ofItsType(reading: Reading, node: Node, key = `type ${placeOf(node)}`): Value {
  const type = reading.sources.checker.getTypeAtLocation(node)
  const types = (type?.isUnionType() ? type.getTypes() : type && [type]) ?? []
  const texts = types.flatMap(each => (each.isStringLiteralType() ? text(each.value) : []))
  return texts.length > 0 && texts.length === types.length ? choose(reading, key, texts) : runtime(node)
}
