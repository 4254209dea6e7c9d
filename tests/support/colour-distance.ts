type Three = readonly [number, number, number]
type Matrix = readonly [Three, Three, Three]

/** Linear light to the three kinds of cones, and these to OKLab (Ottosson 2020). */
const CONES: Matrix = [
  [0.4122, 0.5363, 0.0514],
  [0.2119, 0.6807, 0.1074],
  [0.0883, 0.2817, 0.63],
]
const LAB: Matrix = [
  [0.2105, 0.7936, -0.0041],
  [1.978, -2.4286, 0.4506],
  [0.0259, 0.7828, -0.8087],
]
/** What those see who tell red from green badly: deuteranopia (Machado 2009). */
const RED_GREEN: Matrix = [
  [0.3673, 0.8606, -0.228],
  [0.2801, 0.6725, 0.0474],
  [-0.0118, 0.0429, 0.9689],
]

const times = (matrix: Matrix, [x, y, z]: Three): Three => {
  const row = ([a, b, c]: Three) => a * x + b * y + c * z
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])]
}
const each = ([x, y, z]: Three, change: (value: number) => number): Three => [change(x), change(y), change(z)]

const channel = (hex: string): number => {
  const value = Number.parseInt(hex, 16) / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
const lightOf = (colour: string): Three => [
  channel(colour.slice(1, 3)),
  channel(colour.slice(3, 5)),
  channel(colour.slice(5, 7)),
]
const labOf = (light: Three): Three => times(LAB, each(times(CONES, light), Math.cbrt))
const between = (a: Three, b: Three): number => {
  const [p, q] = [labOf(a), labOf(b)]
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2])
}
const asSeen = (colour: string): Three =>
  each(times(RED_GREEN, lightOf(colour)), value => Math.min(Math.max(value, 0), 1))

/** How far two colours are apart to the eye, in OKLab; some 0.02 is just seen side by side. */
export const distance = (a = '', b = ''): number => between(lightOf(a), lightOf(b))
/** The same for those who tell red from green badly. */
export const distanceOfRedAndGreen = (a = '', b = ''): number => between(asSeen(a), asSeen(b))
