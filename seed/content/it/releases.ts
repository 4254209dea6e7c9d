import type { ContentTexts } from '../texts'

export const releases: ContentTexts['releases'] = {
  'video_win 6.4.0': {
    notes: [
      'La coda si può ordinare secondo l’ultimo giorno di disponibilità, quando il servizio lo indica.',
      'Puoi salvare i sottotitoli di più lingue in un solo MKV, nell’ordine che preferisci.',
      'Nelle impostazioni c’è un campo di ricerca.',
      'Un download interrotto riprende dall’episodio in corso e non più dal primo.',
    ],
  },
  'video_win 6.3.2': {
    notes: [
      'I nomi di file con più di 200 caratteri vengono accorciati, in modo che Windows li accetti.',
      'La finestra si riapre nella stessa posizione anche sul secondo schermo.',
      'Corretto: l’ordine degli episodi nelle serie che non ricominciano la numerazione a ogni stagione.',
    ],
  },
  'video_win 6.3.0': {
    notes: [
      'Nuovi schemi per i nomi delle serie: puoi combinare liberamente titolo, stagione, episodio, data e lingua.',
      'Nell’elenco delle tracce l’audiodescrizione è indicata.',
      'Il browser integrato è stato aggiornato.',
      'Le code con più di cento titoli occupano meno memoria.',
    ],
  },
  'video_win 6.2.0': {
    notes: [
      'È disponibile il tema scuro, secondo l’impostazione di Windows.',
      'Lo spazio libero viene controllato prima di cominciare.',
      'I file SRT sono scritti in UTF-8: accenti e kana si leggono in tutti i lettori.',
    ],
  },
  'video_mac 6.4.0': {
    notes: [
      'La coda si può ordinare secondo l’ultimo giorno di disponibilità, quando il servizio lo indica.',
      'Se lo permetti, una notifica di macOS ti avvisa quando un download è completato.',
      'Più tracce di sottotitoli in un MKV mantengono l’ordine scelto.',
    ],
  },
  'video_mac 6.3.1': {
    notes: [
      'Le cartelle su un disco esterno vengono riconosciute anche dopo averlo scollegato e ricollegato.',
      'Il Mac non entra in stop durante un download, a meno che tu non chiuda il coperchio.',
      'Corretto: l’altezza degli elenchi lunghi a schermo intero.',
    ],
  },
  'video_mac 6.2.0': {
    notes: [
      'L’applicazione funziona in modo nativo sui Mac con chip Apple e con processore Intel.',
      'È disponibile il tema scuro, secondo l’impostazione di macOS.',
      'Lo spazio libero viene controllato prima di cominciare.',
    ],
  },
  'ai_win 2.1.0': {
    notes: [
      'La vista divisa si sposta con i tasti freccia.',
      'Una nuova regolazione del rumore per i nastri, più delicata su pelle e tessuti.',
      'L’elaborazione di più video si può sospendere e riprendere dopo un riavvio del computer.',
    ],
  },
  'ai_win 2.0.0': {
    notes: [
      'Nuova finestra di progetto, con tutti i passaggi di un video in una colonna.',
      'Sono riconosciute le schede grafiche di tre produttori, e la durata prevista compare prima di esportare.',
      'Le riprese interlacciate vengono rilevate all’apertura.',
      'I progetti della versione 1 si possono aprire e vengono salvati nel nuovo formato.',
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
      'Prima di convertire una playlist vedi quali brani sono già nella cartella.',
      'Per i cofanetti il numero del disco viene aggiunto ai tag.',
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
