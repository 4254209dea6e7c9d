declare module 'subset-font' {
  type Axis = number | { min: number; max: number; default?: number }
  type Options = {
    targetFormat: 'woff2' | 'sfnt'
    variationAxes?: Record<string, Axis>
    keepFeatures?: readonly string[]
    noHinting?: boolean
  }
  /** A font with no more than the letters of a text. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
