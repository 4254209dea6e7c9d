import type { ContentTexts } from '../texts'

export const bestLists: ContentTexts['bestLists'] = {
  'video-downloaders': {
    title: 'Quale downloader video scegliere, secondo l’uso',
    intro:
      'Una selezione dei nostri prodotti, ordinata per uso e senza voti: siamo noi a produrli. In tutti i casi servono un account tuo e il diritto di conservare una copia privata.',
    entries: [
      {
        route: 'raiplay_downloader',
        title: 'Per la fiction italiana: downloader per RaiPlay',
        text: 'Serie, Festival di Sanremo e Teche, con rete e data nel nome del file. L’account di RaiPlay è gratuito.',
      },
      {
        route: 'netflix_downloader',
        title: 'Per più lingue: downloader per Netflix',
        text: 'Il catalogo è doppiato e sottotitolato in molte lingue, e il doppiaggio italiano e l’originale stanno nello stesso file.',
      },
      {
        route: 'mediaset_infinity_downloader',
        title: 'Per la TV commerciale: downloader per Mediaset Infinity',
        text: 'Varietà, reality e serie in ordine di puntata, finché il servizio li mantiene online.',
      },
      {
        route: 'disney_plus_downloader',
        title: 'Per i viaggi con i bambini: downloader per Disney+',
        text: 'I cartoni con le canzoni nella lingua dei tuoi bambini, e una cartella separata per ognuno.',
      },
      {
        route: 'video_downloader',
        title: 'Per i siti aperti: downloader di video',
        text: 'Conferenze, lezioni e filmati che l’autore permette di copiare, con i capitoli e l’indicazione della fonte.',
      },
      {
        route: 'm3u8_downloader',
        title: 'Per i flussi che gestisci tu: downloader per M3U8',
        text: 'Mostra in una tabella le parti di uno stream HLS e segnala i segmenti mancanti.',
      },
    ],
    meta_title: 'Downloader video: quale scegliere e per cosa',
    meta_description:
      'Fiction italiana, lingue, famiglia, siti aperti o flussi: quale prodotto video scegliere secondo l’uso. La selezione di chi li produce.',
  },
  'music-converters': {
    title: 'Quale convertitore musicale scegliere',
    intro:
      'I nostri convertitori, ordinati secondo il modo in cui ascolti la musica: siamo noi a produrli. Tutti usano la qualità prevista dal tuo piano e servono all’ascolto privato, nei limiti del servizio.',
    entries: [
      {
        route: 'spotify_converter',
        title: 'Per chi cura le playlist: convertitore per Spotify',
        text: 'Mantiene l’ordine dei brani e, quando la playlist cresce, aggiunge soltanto quelli nuovi.',
      },
      {
        route: 'apple_music_converter',
        title: 'Per l’opera e la sinfonica: convertitore per Apple Music',
        text: 'Opera, movimento e compositore hanno campi separati. Se il tuo account riceve l’audio senza perdita, il file lo conserva.',
      },
      {
        route: 'qobuz_converter',
        title: 'Per l’impianto di casa: convertitore per Qobuz',
        text: 'Album ad alta risoluzione con libretto ed etichetta discografica. Quelli acquistati si possono già scaricare da Qobuz.',
      },
      {
        route: 'soundcloud_converter',
        title: 'Per set e inediti: convertitore per SoundCloud',
        text: 'Anche un set di due ore resta in un solo file, con il nome dell’autore e la licenza che ha scelto.',
      },
      {
        route: 'audible_converter',
        title: 'Per chi ascolta libri: convertitore per Audible',
        text: 'Conserva i titoli dei capitoli e, se l’autoradio lo richiede, divide il libro in parti.',
      },
    ],
    meta_title: 'Convertitori musicali: quale fa per te',
    meta_description:
      'Playlist, opera, impianto di casa, set o audiolibri: chi produce i convertitori dice quale si adatta a quale ascolto.',
  },
  'anime-and-drama': {
    title: 'Quale prodotto scegliere per anime e drama asiatici',
    intro:
      'I nostri prodotti per chi guarda serie giapponesi, coreane e cinesi, scelti da noi che li produciamo. Controlla prima se il servizio è disponibile nel tuo Paese: alcuni funzionano soltanto in Giappone.',
    entries: [
      {
        route: 'crunchyroll_downloader',
        title: 'Per il simulcast: downloader per Crunchyroll',
        text: 'Un episodio alla settimana con i sottotitoli italiani e, quando esce, con il doppiaggio.',
      },
      {
        route: 'viki_downloader',
        title: 'Per i K-drama: downloader per Viki',
        text: 'I sottotitoli sono tradotti da volontari: puoi aggiornarli quando la traduzione è completa.',
      },
      {
        route: 'iqiyi_downloader',
        title: 'Per i C-drama: downloader per iQIYI',
        text: 'Serie di quaranta puntate e più, separate da anticipazioni e dietro le quinte.',
      },
      {
        route: 'd_anime_downloader',
        title: 'Per chi vive in Giappone: downloader per d Anime Store',
        text: 'Una cartella per ogni stagione; audio e sottotitoli sono in giapponese.',
      },
      {
        route: 'abema_downloader',
        title: 'Per le prime trasmissioni: downloader per ABEMA',
        text: 'Gli episodi sono gratuiti per pochi giorni: quelli che scadono per primi sono in cima all’elenco.',
      },
    ],
    meta_title: 'Anime, K-drama e C-drama: quale prodotto',
    meta_description:
      'Crunchyroll, Viki, iQIYI, d Anime Store, ABEMA: quale prodotto per anime e serie coreane o cinesi, secondo chi li produce.',
  },
  suites: {
    title: 'Quale suite o upgrade scegliere',
    intro:
      'Una guida alle nostre suite, scritta da chi le produce. I prezzi si trovano nell’elenco dei piani; se possiedi già un prodotto, accedi prima di consultarli.',
    entries: [
      {
        route: 'all_in_one_video_suite',
        title: 'Più servizi video: Video tutto in uno',
        text: 'Tutti i downloader video su uno o tre computer, per chi cambia abbonamento durante l’anno o segue i servizi di più Paesi.',
      },
      {
        route: 'all_in_one_music_suite',
        title: 'Più servizi musicali: Musica tutto in uno',
        text: 'Tutti i convertitori del tuo sistema, audiolibri compresi, su un computer.',
      },
      {
        route: 'video_music_one',
        title: 'Video e musica insieme: Video e musica tutto in uno',
        text: 'Due applicazioni con un solo account, per chi usa davvero sia il video sia la musica.',
      },
      {
        route: 'video_one_upgrade',
        title: 'Da prodotti singoli: upgrade a Video tutto in uno',
        text: 'Le licenze a vita che possiedi riducono il prezzo, che vedi dopo l’accesso.',
      },
    ],
    meta_title: 'Suite e upgrade a confronto',
    meta_description:
      'Video, musica o entrambe, per un computer o tre, nuova licenza o upgrade: come scegliere la suite, spiegato da chi le produce.',
  },
}
