/** The mark of the shop, as browsers show it on their tabs. */
export const BrandIcon = () => (
  // biome-ignore lint/performance/noImgElement: next/image serves no SVG
  <img src="/icon.svg" alt="" style={{ width: '100%', height: '100%' }} />
)
