import type { ContentTexts } from '../texts'

export const bestLists: ContentTexts['bestLists'] = {
  'video-downloaders': {
    title: 'Unsere Video-Downloader nach Verwendungszweck',
    intro:
      'Eine Auswahl der Hersteller, geordnet nach dem, was Sie vorhaben, und ohne Noten. Sie brauchen in jedem Fall einen eigenen Zugang und das Recht zur privaten Kopie.',
    entries: [
      {
        route: 'netflix_downloader',
        title: 'Für mehrere Sprachen: Netflix-Downloader',
        text: 'Kaum ein Katalog ist in so vielen Sprachen synchronisiert und untertitelt. Zwei Tonspuren und die Untertitel bleiben in einer Datei beisammen.',
      },
      {
        route: 'amazon_prime_video_downloader',
        title: 'Für gemischte Sammlungen: Amazon-Prime-Video-Downloader',
        text: 'Abo, Leihe, Kauf und Zusatzkanal stehen nebeneinander. Vor dem Start sehen Sie, was wozu gehört und welche Frist gilt.',
      },
      {
        route: 'joyn_downloader',
        title: 'Für lange Shows: Joyn-Downloader',
        text: 'Eine dreistündige Show wird eine einzige Datei, die Sie in Etappen ansehen. Clips und ganze Folgen bleiben getrennt.',
      },
      {
        route: 'bbc_iplayer_downloader',
        title: 'Für britische Serien: BBC-iPlayer-Downloader',
        text: 'Sichert ganze Boxsets mit englischen Untertiteln. Gedacht ist er für Zuschauer im Vereinigten Königreich mit TV-Lizenz.',
      },
      {
        route: 'video_downloader',
        title: 'Für offene Portale: Video-Downloader',
        text: 'Speichert Vorträge, Kurse und Clips, deren Urheber die Kopie erlauben, mit Kapiteln und Quellenangabe.',
      },
      {
        route: 'm3u8_downloader',
        title: 'Für Mediatheken und eigene Streams: DRM-M3U8-Downloader',
        text: 'Liest HLS-Listen als Tabelle und meldet Lücken. Auch Veranstalter prüfen damit ihre eigenen Übertragungen.',
      },
    ],
    meta_title: 'Welcher Video-Downloader für welchen Zweck?',
    meta_description:
      'Welches Videoprodukt für Sprachen, Shows, britische Serien, offene Portale oder eigene Streams? Eine Auswahl der Hersteller.',
  },
  'music-converters': {
    title: 'Welcher Musikkonverter passt zu Ihnen?',
    intro:
      'Wir, die Hersteller, ordnen unsere Konverter nach Hörgewohnheiten. Jeder arbeitet mit dem, was Ihr Tarif überträgt, und ist für privates Hören im Rahmen der Bedingungen gedacht.',
    entries: [
      {
        route: 'spotify_converter',
        title: 'Für Sammler von Playlists: Spotify-Konverter',
        text: 'Die Reihenfolge bleibt, Neues wird ergänzt. Angenehm für alle, die ihre Listen seit Jahren pflegen.',
      },
      {
        route: 'apple_music_converter',
        title: 'Für Klassik: Apple-Music-Konverter',
        text: 'Werk, Satz und Komponist bekommen eigene Felder. Verlustfreies bleibt verlustfrei, wenn Ihr Konto es abspielt.',
      },
      {
        route: 'qobuz_converter',
        title: 'Für die Anlage im Wohnzimmer: Qobuz-Konverter',
        text: 'Ordnet Alben in hoher Auflösung so, dass Netzwerkplayer sie lesen können. Gekauftes laden Sie direkt bei Qobuz.',
      },
      {
        route: 'soundcloud_converter',
        title: 'Für Entdecker: SoundCloud-Konverter',
        text: 'Speichert Sets und Skizzen mit ihrer Lizenzangabe. So unterscheiden Sie freie Stücke von anderen.',
      },
      {
        route: 'audible_converter',
        title: 'Für Hörbücher: Audible-Konverter',
        text: 'Die Kapitel behalten ihre Überschriften, und lange Bücher lassen sich für das Autoradio teilen.',
      },
    ],
    meta_title: 'Musikkonverter für Windows und Mac',
    meta_description:
      'Playlists, Klassik, Anlage, Entdeckungen oder Hörbücher: Die Hersteller sagen, welcher Konverter zu welcher Hörgewohnheit passt.',
  },
  'anime-and-drama': {
    title: 'Anime und asiatische Dramen: unsere Produkte dafür',
    intro:
      'Zusammengestellt von den Herstellern für alle, die Serien aus Japan, Korea und China verfolgen. Achten Sie darauf, wo ein Dienst angeboten wird: Einige setzen den Aufenthalt in Japan voraus.',
    entries: [
      {
        route: 'crunchyroll_downloader',
        title: 'Für den Simulcast: Crunchyroll-Downloader',
        text: 'Sie ergänzen jede Woche die neuen Folgen, behalten gestaltete Untertitel und wechseln zwischen Japanisch und Deutsch.',
      },
      {
        route: 'viki_downloader',
        title: 'Für K-Dramas: Viki-Downloader',
        text: 'Freiwillige übersetzen die Untertitel in viele Sprachen. Ist eine Übersetzung später vollständig, lassen sie sich erneuern.',
      },
      {
        route: 'iqiyi_downloader',
        title: 'Für C-Dramas: iQIYI-Downloader',
        text: 'Sichert Serien mit vierzig und mehr Folgen, sauber getrennt von Vorschauen und Extras.',
      },
      {
        route: 'd_anime_downloader',
        title: 'Für Anime in Japan: d-Anime-Store-Downloader',
        text: 'Legt Ordner nach Saison, Studio und Folge an. Der Ton ist japanisch, deutsche Untertitel gibt es nicht.',
      },
      {
        route: 'u_next_downloader',
        title: 'Für alles unter einem Dach in Japan: U-NEXT-Downloader',
        text: 'U-NEXT führt Anime, Drama und Kino in einem Katalog. Achten Sie darauf, was das Abo enthält und was Punkte kostet.',
      },
    ],
    meta_title: 'Anime und Dramen: Welches Produkt passt?',
    meta_description:
      'Crunchyroll, Viki, iQIYI, d Anime Store und U-NEXT: Welches unserer Produkte zu Anime, K-Dramas und C-Dramas passt. Vom Hersteller.',
  },
  suites: {
    title: 'Pakete und Upgrades: Wer braucht was?',
    intro:
      'Ein Wegweiser der Hersteller durch die eigenen Pakete. Die Preise stehen in der Tabelle. Wenn Sie schon Lizenzen besitzen, melden Sie sich vorher an.',
    entries: [
      {
        route: 'all_in_one_video_suite',
        title: 'Mehrere Videodienste: Video-Komplettpaket',
        text: 'Es umfasst die ganze Videoreihe für einen oder drei Computer und lohnt sich, sobald Sie Abos wechseln oder Mediatheken mehrerer Länder nutzen.',
      },
      {
        route: 'all_in_one_music_suite',
        title: 'Mehrere Musikdienste: Musik-Komplettpaket',
        text: 'Es umfasst alle Konverter, auch den für Hörbücher, und legt alles nach derselben Ordnung ab. Es gilt für einen Computer.',
      },
      {
        route: 'video_music_one',
        title: 'Sehen und Hören: Video- und Musik-Komplettpaket',
        text: 'Hier stecken beide Reihen in einem Konto. Zu regulären Preisen ist das günstiger als beide Pakete einzeln.',
      },
      {
        route: 'video_one_upgrade',
        title: 'Schon Einzelprodukte: Upgrade auf das Video-Komplettpaket',
        text: 'Unbegrenzte Einzellizenzen werden angerechnet. Der Preis erscheint nach der Anmeldung.',
      },
    ],
    meta_title: 'Pakete und Upgrades im Überblick',
    meta_description:
      'Video, Musik oder beides, für einen Computer oder drei, neu oder als Upgrade: ein Wegweiser der Hersteller durch die Komplettpakete.',
  },
}
