import type { ArticleText } from '../../texts'

export const article117: ArticleText = {
  title: 'Il gabinetto del dottor Caligari (1920): ombre dipinte',
  summary:
    'Strade di tela, luce fatta a pennello e un finale di cui si discute ancora. Come riconoscere una buona copia, e da quando il film è libero in Europa.',
  body: `
Alla fiera di una città storta un imbonitore mostra un sonnambulo che conosce il futuro. Poi qualcuno viene trovato morto. Il film di Robert Wiene fu proiettato per la prima volta a Berlino nel febbraio 1920, e nulla vi somiglia al mondo: Hermann Warm, Walter Reimann e Walter Röhrig costruirono i vicoli di legno e tela e dipinsero perfino le ombre. Conrad Veidt li attraversa come se fosse disegnato anche lui.

## Libero, ma da poco

Per un film il diritto europeo conta dalla morte dell’ultimo di pochi autori: il regista, gli sceneggiatori, chi ha composto la musica originale. Wiene morì nel 1938 e Carl Mayer nel 1944, ma l’altro sceneggiatore, Hans Janowitz, visse fino al 1954. Nell’Unione europea il film è quindi libero soltanto dall’inizio del 2025. Negli Stati Uniti, dove conta l’anno di pubblicazione, lo era da decenni. Per questo pagine di Paesi diversi dicevano cose opposte, e avevano tutte ragione.

Anche qui le aggiunte hanno diritti propri: la musica di un’edizione, le didascalie tradotte e, in alcuni Paesi, il restauro.

## Che cosa mostra una buona copia

- **La pittura.** Si devono vedere le pennellate su pavimenti e pareti. In un file scadente si sciolgono nel grigio, e con loro mezzo film.
- **Le tinte.** Le copie erano brune, verdi e di un blu acciaio. Il bianco e nero è un’abitudine venuta dopo.
- **Le lettere.** Quelle delle didascalie originali sono aguzze come le case. Se sono comuni, le hanno sostituite.
- **La stabilità.** Il primo atto manca nel negativo e viene da copie. Se salta solo l’inizio, è normale.

Il restauro del 2014 è ripartito da quel negativo; la durata consueta è di circa 77 minuti.

## Da vedere due volte

La storia ha una cornice: qualcuno la racconta, su una panchina, in un giardino. Se quella cornice addolcisca il film o lo renda peggiore, se ne discute da cent’anni, e può giudicare solo chi conosce la fine. Tieni la copia per una seconda sera: subito dopo il finale riguarda l’inizio e confronta le pareti.

## Come conservarlo

Le raccolte di opere libere lo fanno scaricare dalle loro pagine. Se una pagina aperta lo riproduce senza pulsante, il [downloader di video](/video-downloader) mostra che cosa c’è; scegli la misura più grande, qui conta ogni linea. I programmi che aumentano la nitidezza possono nuocere: [l’articolo sull’IA video](/article/110) racconta come inventano contorni che nessuno ha dipinto. I prodotti sono nella [pagina di questo film](/movie-downloader/117), i diritti in [questa panoramica](/article/101).
`,
  meta_title: 'Il gabinetto del dottor Caligari: le copie',
  meta_description:
    'Quali copie di Caligari mostrano bene le scene dipinte, da quando il film è libero in Europa e come tenerlo per una sera senza rete.',
}
