import { installerStore } from '@/server/storage/stores'
import { samples } from './rows'

/** Puts the samples that are not there yet where downloads lie; below names of their content, so that twice is once. */
export async function storeSamples(): Promise<void> {
  for (const { stored, bytes } of samples) {
    const known = await installerStore().read(stored)
    if (!known) await installerStore().write(stored, bytes)
  }
}
