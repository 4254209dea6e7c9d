import type { ContentTexts } from '../texts'

export const authors: ContentTexts['authors'] = {
  'video-desk': {
    name: 'Videoredaktion',
    text: 'Die Videoredaktion schreibt über Streamingdienste, Mediatheken, Bildformate und Untertitel. Sie probiert in Tidemark Video aus, was sie beschreibt, unter Windows und am Mac, und weist darauf hin, wo sich ein Dienst von Land zu Land anders verhält.',
  },
  'music-desk': {
    name: 'Musikredaktion',
    text: 'Die Musikredaktion kümmert sich um alles, was man hört: Formate, Titelangaben, Cover, Playlists und Hörbücher. Sie vergleicht lieber gründlich als schnell und sagt auch, was eine bessere Datei nicht leisten kann.',
  },
  'rights-desk': {
    name: 'Rechtsredaktion',
    text: 'Die Rechtsredaktion erklärt verständlich, was eine Privatkopie ist, was die Bedingungen eines Dienstes zusätzlich regeln und worin sich Länder unterscheiden. Ihre Texte geben einen Überblick und ersetzen keine Beratung im Einzelfall.',
  },
  'support-desk': {
    name: 'Support',
    text: 'Der Support beantwortet, was über das Kontaktformular eintrifft. Aus häufigen Fragen macht er Anleitungen zu Lizenzen, Geräten, Updates, Angeboten und langsamen Leitungen.',
  },
}
