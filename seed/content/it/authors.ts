import type { ContentTexts } from '../texts'

export const authors: ContentTexts['authors'] = {
  'video-desk': {
    name: 'Redazione video',
    text: 'La redazione video si occupa di piattaforme, televisione in differita, formati dell’immagine e sottotitoli. Prova in Tidemark Video, su Windows e su Mac, ciò di cui scrive, e segnala che cosa cambia da un Paese all’altro.',
  },
  'music-desk': {
    name: 'Redazione musica',
    text: 'La redazione musica segue tutto ciò che si ascolta: formati, tag, copertine, playlist e audiolibri. Fa confronti accurati prima di dare un parere e spiega anche quando un file più grande non serve.',
  },
  'rights-desk': {
    name: 'Redazione diritti',
    text: 'La redazione diritti spiega in parole semplici che cos’è la copia privata, che cosa aggiungono le condizioni di un servizio e in che cosa differiscono i Paesi. I suoi testi informano e non sostituiscono una consulenza sul singolo caso.',
  },
  'support-desk': {
    name: 'Assistenza',
    text: 'L’assistenza risponde ai messaggi del modulo di contatto. Trasforma in guide le domande più frequenti: licenze, dispositivi, aggiornamenti, offerte e connessioni lente.',
  },
}
