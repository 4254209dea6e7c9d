import type { OperatingSystem } from '@/pricing'
import { ProductWindow } from '../pictures/product-window'
import { BRAND } from '../ui/brand'

export function ShopFront({ os }: { os: OperatingSystem }) {
  return (
    <div className="relative pb-16 sm:pb-24">
      <ProductWindow
        route="all_in_one_video_suite"
        name={`${BRAND} Video`}
        line="video"
        os={os}
        className="ms-auto w-[88%]"
      />
      <ProductWindow
        route="all_in_one_music_suite"
        name={`${BRAND} Music`}
        line="music"
        os={os}
        className="absolute start-0 bottom-0 w-[56%] drop-shadow-xl"
      />
    </div>
  )
}
