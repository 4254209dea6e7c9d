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
    resolution: 'So hoch, wie Ihr eigenes Konto auf diesem Computer abspielt',
    tracks: 'Die der Titel anbietet; eine MKV-Datei fasst mehrere',
    subtitles: 'Wo der Dienst sie anbietet: als Spur oder als SRT-Datei neben dem Video',
  },
  sites: {
    formats: 'MP4, MKV oder nur der Ton als M4A',
    resolution: 'Die Größen, die die Website für ein Video anbietet',
    subtitles: 'Wo die Website sie anbietet, als Datei neben dem Video',
  },
  streams: {
    resolution: 'Die Varianten, die der Stream aufführt',
    tracks: 'Eine aus dem Stream oder mehrere',
    subtitles: 'Wo der Stream sie enthält',
  },
  music: {
    sound: 'Wie Ihr Tarif ihn streamt; das Umwandeln fügt nichts hinzu',
    tags: 'Interpret, Album, Titelnummer und Cover',
  },
  ai: {
    source: 'Eigene Aufnahmen: digitalisierte Bänder, Handyclips, fertige Filme',
    tasks: 'Vergrößern, entrauschen, Gesichter schärfen, Bewegung glätten, Farben ausgleichen',
    computing: 'Auf Ihrem eigenen Computer, am besten mit eigener Grafikkarte; nichts wird hochgeladen',
  },
  trial: 'Dasselbe Programm ohne Schlüssel; seine Grenzen zeigt es selbst',
}
