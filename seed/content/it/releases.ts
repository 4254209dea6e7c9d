import type { ContentTexts } from '../texts'

export const releases: ContentTexts['releases'] = {
  'video_win 6.4.0': {
    notes: [
      'La coda si può ordinare secondo l’ultimo giorno di disponibilità, quando il servizio lo indica.',
      'I sottotitoli di più lingue entrano in un solo MKV, nell’ordine che decidi.',
      'Nelle impostazioni c’è un campo di ricerca.',
      'Un’attività interrotta riprende dall’episodio in corso e non più dal primo.',
    ],
  },
  'video_win 6.3.2': {
    notes: [
      'I nomi oltre i 200 caratteri vengono accorciati, in modo che Windows li accetti.',
      'La finestra ritrova il suo posto sul secondo schermo.',
      'Corretto: l’ordine degli episodi nelle serie che non ricominciano la numerazione a ogni stagione.',
    ],
  },
  'video_win 6.3.0': {
    notes: [
      'Schemi di nome per le serie: titolo, stagione, episodio, data e lingua si combinano a piacere.',
      'Nell’elenco delle tracce l’audiodescrizione è riconoscibile.',
      'Aggiornato il browser interno.',
      'Le code con più di cento titoli occupano meno memoria.',
    ],
  },
  'video_win 6.2.0': {
    notes: [
      'Aspetto scuro, secondo l’impostazione di Windows.',
      'Lo spazio libero viene controllato prima di cominciare.',
      'I file SRT sono scritti in UTF-8: accenti e kana si leggono in tutti i lettori.',
    ],
  },
  'video_mac 6.4.0': {
    notes: [
      'La coda si può ordinare secondo l’ultimo giorno di disponibilità, quando il servizio lo indica.',
      'Se lo permetti, una notifica di macOS avvisa quando un’attività è conclusa.',
      'Più tracce di sottotitoli in un MKV mantengono l’ordine scelto.',
    ],
  },
  'video_mac 6.3.1': {
    notes: [
      'Le cartelle di un disco esterno vengono ritrovate dopo averlo scollegato.',
      'Il Mac non entra in stop durante un’attività, a meno che tu non chiuda il coperchio.',
      'Corretto: l’altezza degli elenchi lunghi a schermo intero.',
    ],
  },
  'video_mac 6.2.0': {
    notes: [
      'Gira in modo nativo sui Mac con chip Apple e su quelli con processore Intel.',
      'Aspetto scuro, secondo l’impostazione di macOS.',
      'Lo spazio libero viene controllato prima di cominciare.',
    ],
  },
  'ai_win 2.1.0': {
    notes: [
      'La vista divisa si sposta con i tasti freccia.',
      'Una nuova regolazione del rumore per i nastri, più delicata su pelle e tessuti.',
      'I gruppi di video si possono sospendere e riprendere dopo un riavvio del computer.',
    ],
  },
  'ai_win 2.0.0': {
    notes: [
      'Nuova finestra di progetto, con tutti i passaggi di un video in una colonna.',
      'Sono riconosciute le schede grafiche di tre produttori, e la durata prevista compare prima di esportare.',
      'Le riprese interlacciate vengono rilevate all’apertura.',
      'I progetti della versione 1 si aprono e vengono salvati nella nuova forma.',
    ],
  },
  'ai_mac 2.1.0': {
    notes: [
      'Versione di manutenzione per chi possiede già una versione per Mac: la vista divisa segue i tasti freccia.',
      'L’audio resta sincronizzato nelle esportazioni oltre le due ore.',
    ],
  },
  'music_win 4.2.0': {
    notes: [
      'Le copertine hanno la dimensione che il tuo lettore accetta: la scegli una volta nelle impostazioni.',
      'Prima di iniziare una playlist sono segnati i brani già presenti nella cartella.',
      'Nei cofanetti il numero del disco entra nei tag.',
    ],
  },
  'music_mac 4.2.0': {
    notes: [
      'Le copertine hanno la dimensione che il tuo lettore accetta: la scegli una volta nelle impostazioni.',
      'Un doppio clic mostra nel Finder gli album terminati.',
      'Per la musica classica, compositore e opera sono due campi distinti.',
    ],
  },
}
