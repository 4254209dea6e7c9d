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

## Come tenerne una copia

Gli archivi di opere libere offrono più versioni da scaricare; leggi la licenza accanto a ciascuna, perché dice se la musica è compresa. Per una pagina aperta che lo riproduce soltanto usa il [downloader di video](/video-downloader). Quello che trasmettono le reti è spesso un restauro protetto: resta per un po’ in differita e va guardato lì. I prodotti adatti sono nella [pagina di questo film](/movie-downloader/116), le regole generali in [questa panoramica](/article/101).
`,
  meta_title: 'Nosferatu (1922): quale versione tenere',
  meta_description:
    'Imbibito o grigio, 63 o 94 minuti, con quale musica: in che cosa le copie del Nosferatu di Murnau sono diverse, e come tenerne una.',
}
