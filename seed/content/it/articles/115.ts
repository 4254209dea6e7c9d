import type { ArticleText } from '../../texts'

export const article115: ArticleText = {
  title: 'Viaggio nella Luna (1902): quale copia tenere',
  summary:
    'Un quarto d’ora di cinema che chiunque può copiare, in bianco e nero o colorato a mano. In che cosa le copie sono diverse, e che cosa può essere ancora protetto.',
  body: `
Sei scienziati si fanno sparare sulla Luna, incontrano i suoi abitanti sotto funghi giganti e tornano a casa cadendo dal bordo. Georges Méliès girò il film nel 1902, nel suo studio di vetro a Montreuil, con fondali dipinti, botole e tagli fatti dentro la cinepresa. Il proiettile nell’occhio della Luna lo conosce anche chi non ha mai visto il film.

## Perché puoi tenerlo

Méliès morì nel gennaio 1938. Dove la protezione dura settant’anni dalla morte dell’autore, è finita con il 2008. Puoi copiare il film, montarlo, proiettarlo. Questo vale per il film, non per tutto quello che vi è stato aggiunto:

- una **musica** registrata per una nuova edizione è di chi l’ha scritta e suonata,
- un **commento** o la sua traduzione ha un autore suo,
- un **restauro** in alcuni Paesi è protetto di per sé.

Se vuoi solo guardarlo a casa, la via più semplice è una copia di cui l’editore permette lo scaricamento.

## Bianco e nero o colori?

Per decenni lo si è conosciuto soltanto in bianco e nero. Méliès però vendeva anche copie colorate a pennello, fotogramma per fotogramma. Si credevano perdute, finché nel 1993 ne ricomparve una a Barcellona, troppo fragile per essere svolta. Ci vollero anni per fotografarla immagine per immagine. I colori restaurati furono mostrati a Cannes nel 2011, con una nuova musica del duo Air. Se una pagina offre il film a colori, guarda due volte: può essere quel restauro, con la musica protetta, oppure una copia in bianco e nero colorata da un computer.

## A che cos’altro badare

1. **La durata.** Un film muto non ha una velocità fissa. A 14 immagini al secondo dura circa un quarto d’ora, a 24 finisce in nove minuti e tutti zampettano.
2. **Il finale.** Molte vecchie copie si fermano alla caduta in mare. Quelle più complete proseguono con una sfilata e una statua.
3. **Le didascalie.** Il film non ne ha. Se ci sono, le ha messe qualcun altro.

## Come conservarlo

Cineteche e raccolte di opere libere lo offrono come file, quasi sempre con la sua licenza: basta il pulsante della loro pagina. Per le pagine aperte che lo riproducono soltanto c’è il [downloader di video](/video-downloader). Prendi l’immagine più grande che trovi; che cosa si può ricavare da una piccola lo dice [l’articolo sull’IA video](/article/110). I prodotti adatti sono nella [pagina di questo film](/movie-downloader/115), e che cosa si può salvare in generale lo riassume [questa panoramica](/article/101).
`,
  meta_title: 'Viaggio nella Luna (1902): quale copia',
  meta_description:
    'In bianco e nero o colorato a mano, con quale musica e a quale velocità: come scegliere una copia del film di Méliès e tenerla in regola.',
}
