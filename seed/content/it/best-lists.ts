import type { ContentTexts } from '../texts'

export const bestLists: ContentTexts['bestLists'] = {
  'video-downloaders': {
    title: 'I nostri downloader video, uno per ogni bisogno',
    intro:
      'Chi li produce ha scelto fra i propri prodotti e li ha ordinati per scopo, senza voti. In ogni caso occorrono un tuo accesso e il diritto di tenere una copia privata.',
    entries: [
      {
        route: 'raiplay_downloader',
        title: 'Per la fiction italiana: downloader per RaiPlay',
        text: 'Serie, Sanremo e Teche, con la rete e la data nel nome. L’account di RaiPlay è gratuito.',
      },
      {
        route: 'netflix_downloader',
        title: 'Per più lingue: downloader per Netflix',
        text: 'Un catalogo doppiato e sottotitolato in molte lingue: la voce italiana e l’originale stanno nello stesso file.',
      },
      {
        route: 'mediaset_infinity_downloader',
        title: 'Per la TV commerciale: downloader per Mediaset Infinity',
        text: 'Varietà, reality e serie in ordine di puntata, finché il servizio li tiene in linea.',
      },
      {
        route: 'disney_plus_downloader',
        title: 'Per i viaggi con i bambini: downloader per Disney+',
        text: 'I cartoni con le canzoni nella lingua che in casa conoscono tutti, e una cartella per ogni figlio.',
      },
      {
        route: 'video_downloader',
        title: 'Per i siti aperti: downloader di video',
        text: 'Conferenze, lezioni e filmati di cui l’autore consente la copia, con capitoli e fonte.',
      },
      {
        route: 'm3u8_downloader',
        title: 'Per i flussi che gestisci tu: downloader per M3U8',
        text: 'La lista HLS diventa una tabella, e un segmento che manca viene dichiarato.',
      },
    ],
    meta_title: 'Downloader video: quale scegliere e per cosa',
    meta_description:
      'Fiction italiana, lingue, famiglia, siti aperti o flussi: quale prodotto video scegliere secondo l’uso. Una selezione di chi li produce.',
  },
  'music-converters': {
    title: 'Quale convertitore per le tue orecchie?',
    intro:
      'I convertitori ordinati da chi li fa, secondo il modo di ascoltare. Tutti partono da ciò che il tuo piano trasmette e servono all’ascolto privato, nei limiti del servizio.',
    entries: [
      {
        route: 'spotify_converter',
        title: 'Per chi cura le playlist: convertitore per Spotify',
        text: 'L’ordine resta quello che hai deciso, e quando la lista cresce si aggiungono solo i brani nuovi.',
      },
      {
        route: 'apple_music_converter',
        title: 'Per l’opera e la sinfonica: convertitore per Apple Music',
        text: 'Opera, movimento e compositore hanno campi separati; il senza perdita resta tale, se il tuo account lo riceve.',
      },
      {
        route: 'qobuz_converter',
        title: 'Per l’impianto di casa: convertitore per Qobuz',
        text: 'Dischi ad alta risoluzione con libretto ed etichetta. Ciò che hai comprato si scarica già da Qobuz.',
      },
      {
        route: 'soundcloud_converter',
        title: 'Per set e inediti: convertitore per SoundCloud',
        text: 'Due ore di set senza tagli, con il nome dell’autore e la licenza che ha scelto.',
      },
      {
        route: 'audible_converter',
        title: 'Per chi ascolta libri: convertitore per Audible',
        text: 'I capitoli conservano il titolo, e la divisione si adatta all’autoradio.',
      },
    ],
    meta_title: 'Convertitori musicali: quale fa per te',
    meta_description:
      'Playlist, opera, impianto di casa, set o audiolibri: chi produce i convertitori dice quale si adatta a quale ascolto.',
  },
  'anime-and-drama': {
    title: 'Anime e drama asiatici: i prodotti per seguirli',
    intro:
      'Raccolti da chi li produce, per chi guarda serie di Giappone, Corea e Cina. Controlla prima dove il servizio è offerto: alcuni si rivolgono soltanto a chi si trova in Giappone.',
    entries: [
      {
        route: 'crunchyroll_downloader',
        title: 'Per il simulcast: downloader per Crunchyroll',
        text: 'Un episodio alla settimana con sottotitoli italiani, e il doppiaggio quando arriva.',
      },
      {
        route: 'viki_downloader',
        title: 'Per i K-drama: downloader per Viki',
        text: 'I sottotitoli sono opera di volontari: quando la traduzione è completa li aggiorni.',
      },
      {
        route: 'iqiyi_downloader',
        title: 'Per i C-drama: downloader per iQIYI',
        text: 'Saghe di quaranta puntate e oltre, separate da anticipazioni e dietro le quinte.',
      },
      {
        route: 'd_anime_downloader',
        title: 'Per chi vive in Giappone: downloader per d Anime Store',
        text: 'Una cartella per ogni stagione, in giapponese e senza testo italiano.',
      },
      {
        route: 'abema_downloader',
        title: 'Per le prime trasmissioni: downloader per ABEMA',
        text: 'Gli episodi liberi durano poco: in cima alla lista sta ciò che scade prima.',
      },
    ],
    meta_title: 'Anime, K-drama e C-drama: quale prodotto',
    meta_description:
      'Crunchyroll, Viki, iQIYI, d Anime Store, ABEMA: quale prodotto per anime e serie coreane o cinesi, secondo chi li produce.',
  },
  suites: {
    title: 'Suite e upgrade: a ciascuno la sua',
    intro:
      'Una guida alle suite, scritta da chi le produce. I prezzi sono nell’elenco dei piani; se possiedi già qualcosa, accedi prima di guardarli.',
    entries: [
      {
        route: 'all_in_one_video_suite',
        title: 'Più servizi video: Video tutto in uno',
        text: 'La gamma intera su uno o tre computer, per chi cambia abbonamento durante l’anno o segue reti di più Paesi.',
      },
      {
        route: 'all_in_one_music_suite',
        title: 'Più servizi musicali: Musica tutto in uno',
        text: 'Tutti i convertitori del tuo sistema, audiolibri compresi, su un computer.',
      },
      {
        route: 'video_music_one',
        title: 'Vedere e ascoltare: Video e musica tutto in uno',
        text: 'Due applicazioni e un account, quando entrambe le gamme si usano davvero.',
      },
      {
        route: 'video_one_upgrade',
        title: 'Da prodotti singoli: upgrade a Video tutto in uno',
        text: 'Le licenze a vita che hai contano; il tuo prezzo si vede dopo l’accesso.',
      },
      {
        route: 'video_pro_future',
        title: 'Dalla suite video: Video Pro con i prodotti futuri',
        text: 'Altri due computer pagando la differenza, riservato a chi ha già la suite a vita.',
      },
    ],
    meta_title: 'Suite e upgrade a confronto',
    meta_description:
      'Video, musica o entrambe, One o Pro, nuova o da aggiornare: orientarsi fra le suite con l’aiuto di chi le produce.',
  },
}
