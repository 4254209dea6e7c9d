/** Where services are at home that a generic product opens, which itself is at home everywhere. */
const AT_HOME: Readonly<Record<string, string>> = {
  ard_mediathek_downloader: 'eu',
  arte_downloader: 'eu',
  rtve_play_downloader: 'eu',
  zdf_downloader: 'eu',
}

/** The region of a product’s service: its own, where a generic product has none to tell. */
export const regionOf = (route: string, { region }: { region: string }): string => AT_HOME[route] ?? region
