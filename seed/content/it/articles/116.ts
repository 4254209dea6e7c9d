import type { ArticleText } from '../../texts'

export const article116: ArticleText = {
  title: 'Nosferatu (1922): imbibito, muto e libero',
  summary:
    'Un giudice ordinò di distruggere il vampiro di Murnau, che sopravvisse nelle copie. Quali meritano, e perché la notte deve essere blu.',
  body: `
«Nosferatu, una sinfonia dell’orrore» fu presentato a Berlino nel marzo 1922. Friedrich Wilhelm Murnau e il suo sceneggiatore Henrik Galeen avevano preso la storia dal «Dracula» di Bram Stoker cambiando i nomi, senza chiedere nulla a nessuno. La vedova di Stoker fece causa, la casa di produzione era già fallita e nel 1925 un giudice ordinò di distruggere tutte le copie. Molte erano ormai all’estero. Quello che vediamo oggi è stato ricomposto da quelle.

## Di chi è adesso

Murnau morì nel 1931, Galeen nel 1949. Nell’Unione europea, e ovunque contino i settant’anni, il film è libero dal 2020; negli Stati Uniti da più tempo. I film successivi con lo stesso nome non lo sono, e in questo possono essere ancora protetti:

- la **musica** di una nuova edizione, anche se segue le note che Hans Erdmann scrisse per la prima,
- le **didascalie** tradotte o ridisegnate,
- il **restauro**, dove la legge nazionale lo tutela.

## Perché la notte deve essere blu

Nel 1922 nessuna cinepresa poteva girare al buio. Le scene notturne si giravano al sole e poi si tingeva la copia: blu per la notte, giallo per le lampade, rosa per l’alba. In una copia grigia il conte Orlok passeggia con la bara in un pomeriggio luminoso, e il finale, in cui la prima luce decide tutto, perde senso. Una copia **imbibita** qui non è questione di gusto: racconta un’altra storia.

## Come distinguere le versioni

1. **La durata.** Alla velocità ritenuta giusta il film dura circa 94 minuti. Le copie da 63 corrono troppo o mancano di scene, spesso tutt’e due.
2. **I nomi.** Orlok, Hutter ed Ellen sono quelli originali. Se nelle didascalie leggi Dracula, Harker e Nina, la copia viene da un’edizione americana.
3. **La lingua.** Molti file tengono le didascalie tedesche, con i sottotitoli italiani in una traccia a parte. Conserva anche quella: [qui](/article/105) spieghiamo come.
4. **I bordi.** Se le teste sono tagliate, qualcuno ha adattato l’immagine a uno schermo largo.

## Dettagli che sfuggono

- **Quasi tutto è vero.** Murnau girò per strade e castelli, quando si lavorava in studio. La città è in buona parte Wismar, i magazzini sono quelli di Lubecca, il castello è a Orava, nell’odierna Slovacchia.
- **La carrozza in negativo.** Il bosco bianco sotto il cielo nero è pellicola negativa. Perché la carrozza restasse scura, la rivestirono di bianco.
- **L’ombra sulle scale.** Nei momenti decisivi Orlok non si vede. La mano che si chiude sul cuore è soltanto un’ombra.
- **Il sole che uccide.** Nel romanzo la luce non distrugge il vampiro. Lo ha inventato questo film, e da allora ci credono tutti.
- **Poche apparizioni.** Max Schreck è sullo schermo meno di dieci minuti. Sono bastati per un secolo.

## Quale musica

La partitura di Hans Erdmann è arrivata solo in parte ed è stata ricostruita più volte. Accanto ci sono decine di accompagnamenti: orchestra, organo, gruppi rock, pianoforte improvvisato.

1. **Ascolta i primi cinque minuti** di due versioni. La musica decide se il film fa paura o fa ridere.
2. **Guarda i diritti.** Il film è libero, la registrazione quasi mai. Per vederlo in salotto non cambia nulla, per mostrarlo al circolo sì.
3. **Prova il silenzio.** Dieci minuti senza suono, a metà, fanno capire quanto bastino le immagini.

Se suoni uno strumento, accompagnalo tu. È l’unica versione senza altri proprietari.

## Controllare la copia

Apri il file e salta a tre punti. **Il viaggio verso il castello:** blu, giallo, o tutto dello stesso grigio? **La nave:** gli uomini si muovono come persone o come burattini? Se corrono, la velocità è sbagliata. **La fine:** c’è l’immagine del castello in rovina? Se il film si interrompe di colpo, manca un pezzo.

Poi le scritte. Quelle originali imitano le pagine di un libro, le lettere, un giornale. Il bianco su nero è un’aggiunta.

### Quanto dovrebbe pesare

Un’ora e mezza in 1080p, con le imbibizioni conservate, occupa da tre a quattro gigabyte. In 400 megabyte le ombre diventano quadretti, e in questo film le ombre sono tutto. Scrivi la provenienza nel nome del file: fra un anno non ricorderai quale delle cinque copie avevi scelto, né con quale musica.

### Tre versioni che si incontrano

- **Quella restaurata,** di circa 94 minuti, imbibita, con le didascalie ricostruite. La musica è quasi sempre protetta.
- **Quella d’archivio,** più graffiata e magari in tedesco, ma con i colori. Con i sottotitoli è un’ottima scelta.
- **Quella di sessanta minuti,** grigia e frettolosa, con i nomi di Dracula. Lasciala dov’è.

## Per una sera d’autunno

1. Prova la copia il giorno prima, con le casse che userai.
2. Spegni tutto. Il film è fatto di ombre, e una lampada le cancella.
3. Racconta in due frasi chi è chi: Hutter vende case, Ellen aspetta, Orlok compra.
4. Non fermarti a metà. Un’ora e mezza di fila vale più di due mezze serate.
5. Alla fine torna alla scena delle scale.

Le versioni di Herzog, del 1979, e di Eggers, del 2024, il giorno dopo si guardano con altri occhi. Quelle sono protette: vanno viste dove sono offerte. Se invece vuoi restare nel 1920, c’è [Caligari](/article/117).

## Come tenerne una copia

Gli archivi di opere libere offrono più versioni da scaricare; leggi la licenza accanto a ciascuna, perché dice se la musica è compresa. Per una pagina aperta che lo riproduce soltanto usa il [downloader di video](/video-downloader). Quello che trasmettono le reti è spesso un restauro protetto: resta per un po’ in differita e va guardato lì. I prodotti adatti sono nella [pagina di questo film](/movie-downloader/116), le regole generali in [questa panoramica](/article/101).
`,
  meta_title: 'Nosferatu (1922): quale versione tenere',
  meta_description:
    'Imbibito o grigio, 63 o 94 minuti, con quale musica: in che cosa le copie del Nosferatu di Murnau sono diverse, e come tenerne una.',
}
