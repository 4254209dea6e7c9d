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

## Chi è chi

- **Il dottor Caligari** è Werner Krauss, guanti a righe e passo corto. Aveva trentacinque anni e ne dimostra settanta.
- **Cesare,** il sonnambulo, è Conrad Veidt, che ventidue anni dopo sarà il maggiore Strasser di «Casablanca».
- **Jane** è Lil Dagover; **Francis,** che racconta, Friedrich Feher.
- **La macchina da presa** è di Willy Hameister, che la muove appena: a muoversi sono i muri.

Doveva dirigerlo Fritz Lang, che era impegnato altrove. Il produttore, Erich Pommer, accettò le scene dipinte anche perché costavano poco.

## Come guardare le scene

Non c’è una linea retta, ma c’è un ordine. La seconda volta osserva questo:

1. **Gli sgabelli.** L’impiegato siede così in alto che bisogna guardarlo dal basso. Il potere si misura in centimetri.
2. **Le finestre.** Sono triangoli e rombi, e la luce che fanno entrare è dipinta sul pavimento, anche se viene da un’altra parte.
3. **Le porte.** Quelle di Caligari si chiudono come bocche.
4. **La casa di Jane.** È la sola con qualche curva. Quando Cesare vi entra, la lama la taglia in due.
5. **I sentieri sui tetti.** Salgono verso il nulla, e gli attori li salgono per davvero.

In una copia scadente tutto questo è una macchia. Per una volta la risoluzione non è un lusso: sotto i 700 megabyte, su uno schermo grande, la pittura non si distingue.

## Quanto chiede una buona copia

Settantasette minuti in 1080p stanno fra due e tre gigabyte. Se puoi scegliere, prendi H.264 a una velocità generosa e non un file piccolo in alta risoluzione: la grana e le pennellate sono ciò che la compressione elimina per primo. Prima della serata guarda un minuto sullo schermo che userai, con le luci spente.

## Tre soste per controllare

- **Dopo cinque minuti,** la fiera. Sul fondo si vedono le pennellate o un grigio uniforme?
- **A metà,** il rapimento sui tetti. L’immagine è verde, bruna, o non ha colore?
- **Sulle didascalie.** Lettere storte in tedesco, o un carattere qualunque?

Se i sottotitoli sono in una traccia separata, tieni anche quelli. Diffida delle versioni «restaurate con l’intelligenza artificiale» a sessanta fotogrammi al secondo: lisciano la pittura, cioè proprio quello che sei venuto a vedere, e fanno muovere gli attori come in un videogioco.

## Tre domande per il dopo

1. A chi hai creduto, e quando hai smesso?
2. I muri cambiano quando finisce il racconto? Confronta il giardino dell’inizio con il cortile della fine.
3. Quale film venuto dopo ti ha ricordato? Il noir, Tim Burton e più di un videoclip escono da questi vicoli.

Gli sceneggiatori raccontarono che la cornice fu imposta e che la loro storia finiva in un altro modo. Il copione ritrovato non lo conferma del tutto. Ne sono nati libri interi; a te basta vederlo due volte per avere un’opinione tua.

## Una serata che abbia senso

Dura poco più di un’ora, quindi ammette compagnia: prima Caligari, poi due chiacchiere e, se la notte lo permette, [Nosferatu](/article/116). Per mostrarlo in biblioteca o in classe scegli una copia la cui licenza lo consenta per iscritto, musica compresa.

## Come conservarlo

Le raccolte di opere libere lo fanno scaricare dalle loro pagine. Se una pagina aperta lo riproduce senza pulsante, il [downloader di video](/video-downloader) mostra che cosa c’è; scegli la misura più grande, qui conta ogni linea. I programmi che aumentano la nitidezza possono nuocere: [l’articolo sull’IA video](/article/110) racconta come inventano contorni che nessuno ha dipinto. I prodotti sono nella [pagina di questo film](/movie-downloader/117), i diritti in [questa panoramica](/article/101).
`,
  meta_title: 'Il gabinetto del dottor Caligari: le copie',
  meta_description:
    'Quali copie di Caligari mostrano bene le scene dipinte, da quando il film è libero in Europa e come tenerlo per una sera senza rete.',
}
