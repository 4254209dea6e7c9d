import type { ArticleText } from '../../texts'

export const article115: ArticleText = {
  title: 'Viaggio nella Luna (1902): quale copia tenere',
  summary:
    'Un quarto d’ora di cinema che chiunque può copiare, in bianco e nero o colorato a mano. Come cambiano le copie, e che cosa può essere ancora protetto.',
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

## Quadro per quadro

Il film è fatto di una trentina di quadri, ripresi come dalla poltrona migliore del teatro. Ecco quelli da non perdere.

1. **Il congresso.** Gli astronomi sembrano maghi e Méliès stesso li presiede. I cannocchiali diventano sgabelli: è il primo trucco ad arresto.
2. **La fonderia.** I tetti con i camini sono dipinti, il fumo è vero.
3. **Lo sparo.** Una fila di ragazze vestite da marinaio spinge il proiettile; venivano dai teatri di varietà.
4. **Il volto della Luna.** Non è la macchina da presa ad avvicinarsi, è la Luna, su una pedana.
5. **L’allunaggio, due volte.** Prima nell’occhio, poi sul suolo. Nel 1902 non era un errore, era chiarezza.
6. **I funghi e i seleniti.** Sono acrobati, e al primo colpo d’ombrello svaniscono in fumo.
7. **La caduta e il mare.** Il fondale marino è stato ripreso attraverso un acquario.

L’idea viene da Verne e da Wells, e da un’operetta di Offenbach che il pubblico aveva in mente. Anche per questo non servivano didascalie.

## Perché ce ne sono tante copie

Méliès vendeva i film a metro, e in America li duplicarono senza pagarlo. Molti file di oggi discendono da quei duplicati: più contrastati, meno dettagliati, talvolta senza finale. Nel 1908 Segundo de Chomón girò per la Pathé un’«Excursion dans la Lune» così vicina all’originale che ancora si confondono. Se il razzo entra nella bocca della Luna, stai guardando quella.

### Che cosa annotare

Nel nome del file scrivi anno, durata e provenienza: «Viaggio nella Luna (1902), 15 min, cineteca». Fra le tante copie in rete è l’unico modo per ritrovare la tua, e per accorgerti quando ne esce una migliore.

## Controllare un file in un minuto

1. **Il formato.** L’immagine è quasi quadrata, quattro terzi. Se riempie uno schermo largo, mancano teste e piedi.
2. **Il fermo immagine.** Se sui bordi compaiono denti di pettine, il video è interlacciato.
3. **La grana.** Un poco è un buon segno; una superficie di plastica indica troppi filtri.
4. **Il peso.** Un quarto d’ora in 1080p sta intorno al mezzo gigabyte. In cinquanta megabyte non c’è molto da vedere.
5. **La durata.** Sotto i dieci minuti corre troppo, oppure manca la parata.

## Una proiezione in casa

Con i bambini riesce sempre, perché è breve e si capisce da solo. Nel 1902 c’era un imbonitore che spiegava le scene a voce: la prima volta fallo tu, la seconda lascialo fare a loro. Per la musica bastano un pianoforte, una fisarmonica o una vostra registrazione, e allora tutta la serata è libera: la puoi riprendere e mostrare a chi vuoi. Poi, con un cartoncino e le forbici, si costruisce il cannone.

A chi ne vuole ancora conviene cercare gli altri film di Méliès. Ne diresse oltre cinquecento e se ne conserva un po’ meno della metà. Finì a vendere giocattoli alla stazione di Montparnasse, dove verso la fine degli anni Venti qualcuno lo riconobbe. È la storia che Scorsese ha raccontato in «Hugo Cabret», film protetto, da vedere dove lo offrono.

## Come conservarlo

Cineteche e raccolte di opere libere lo offrono come file, quasi sempre con la sua licenza: basta il pulsante della loro pagina. Per le pagine aperte che lo riproducono soltanto c’è il [downloader di video](/video-downloader). Prendi l’immagine più grande che trovi; che cosa si può ricavare da una piccola lo dice [l’articolo sull’IA video](/article/110). I prodotti adatti sono nella [pagina di questo film](/movie-downloader/115), e che cosa si può salvare in generale lo riassume [questa panoramica](/article/101).
`,
  meta_title: 'Viaggio nella Luna (1902): quale copia',
  meta_description:
    'In bianco e nero o colorato a mano, con quale musica e a quale velocità: come scegliere una copia del film di Méliès e tenerla in regola.',
}
