import type { SpecTexts } from './text'

export const de: SpecTexts = {
  names: {
    formats: 'Formate',
    videoFormats: 'Videoformate',
    musicFormats: 'Musikformate',
    resolution: 'Auflösung',
    tracks: 'Tonspuren',
    subtitles: 'Untertitel',
    sound: 'Klang',
    tags: 'Tags',
    source: 'Quelle',
    tasks: 'Aufgaben',
    computing: 'Berechnung',
    trial: 'Testversion',
  },
  separator: ', ',
  streaming: {
    resolution: 'So hoch, wie Ihr Konto sie auf diesem Computer zulässt',
    tracks: 'Alle, die der Titel anbietet; in einer MKV-Datei auch mehrere zugleich',
    subtitles: 'Wo der Dienst sie anbietet: als Spur oder als SRT-Datei neben dem Video',
  },
  sites: {
    formats: 'MP4, MKV oder nur der Ton als M4A',
    resolution: 'Alle Auflösungen, die die Website für ein Video anbietet',
    subtitles: 'Wo die Website sie anbietet, als Datei neben dem Video',
  },
  streams: {
    resolution: 'Alle Auflösungen, die der Stream anbietet',
    tracks: 'Eine oder mehrere aus dem Stream',
    subtitles: 'Wo der Stream sie enthält',
  },
  music: {
    sound: 'So gut, wie Ihr Tarif ihn streamt; das Umwandeln verbessert ihn nicht',
    tags: 'Interpret, Album, Titelnummer und Cover',
  },
  ai: {
    source: 'Eigene Aufnahmen: digitalisierte Bänder, Handyclips, fertige Filme',
    tasks: 'Vergrößern, entrauschen, Gesichter schärfen, Bewegung glätten, Farben ausgleichen',
    computing: 'Auf Ihrem Computer, am besten mit eigener Grafikkarte; nichts wird hochgeladen',
  },
  trial: 'Dasselbe Programm ohne Lizenzschlüssel; Einschränkungen zeigt es an',
}
