import type { ArticleText } from '../../texts'

export const article108: ArticleText = {
  title: 'Musica in ordine: tag, copertine e cartelle che durano',
  summary:
    'Perché un album si spezza in cinque, quali sei campi lo tengono insieme e come disporre le cartelle in modo che reggano al prossimo lettore.',
  body: `
Copi un album sul lettore e ne compaiono cinque, uno per ogni ospite che canta. La musica non c’entra: sono i tag, cioè i dati scritti dentro i file, a dire al programma che cosa va con che cosa. Metterli a posto è un lavoro noioso che si fa una volta sola, e con un po’ di metodo se ne sbriga la parte peggiore in un pomeriggio.

## Dove stanno i tag

Ogni formato ha i suoi: ID3 negli MP3, Vorbis comment in FLAC e Ogg, atomi negli M4A. Un lettore decente li capisce tutti. Il WAV li gestisce male, e chi tiene una raccolta in WAV di solito se ne pente.

Il nome del file viene dopo. Serve il giorno in cui i tag vanno persi o quando l’autoradio mostra soltanto quello, perciò è bene che dica l’essenziale e niente di più.

## I sei campi che contano

1. **Titolo**, senza numero davanti.
2. **Artista:** chi esegue quel brano, ospiti compresi.
3. **Artista dell’album:** a chi appartiene il disco. Deve essere identico su tutte le tracce, ed è il campo che tiene unito l’album.
4. **Album**, sempre scritto nello stesso modo.
5. **Numero di traccia** e, se i dischi sono più d’uno, **numero di disco**.
6. **Anno:** della prima uscita oppure della tua edizione. Scegli e non mescolare.

Il genere è un di più. Se lo usi, fermati a una decina di voci: «Cantautori», «Opera», «Jazz». Quando le voci diventano trecento non filtrano più nulla.

### Raccolte e colonne sonore

Come artista dell’album scrivi «Artisti vari» e lascia gli interpreti nel loro campo. Decidi subito se usare l’italiano o l’inglese, perché «Various Artists» finirebbe altrove nell’elenco. Se il lettore spezza lo stesso il disco, cerca la casella «compilation»: alcuni la pretendono.

### Il Festival, un caso a parte

Le raccolte di Sanremo sono l’esempio perfetto di disordine: trenta artisti, due dischi, un titolo che cambia di una cifra all’anno. Funzionano se metti l’anno nel nome dell’album, «Artisti vari» nel campo giusto e il numero di disco su ogni traccia. Se uno di questi manca, avrai trenta album da un brano.

## Opera e musica classica

Qui si cerca un’opera, non una canzone. Compila il **compositore** e, se il lettore non ha campi per opera e movimento, metti tutto nel titolo: «La traviata: Atto I. Libiamo ne’ lieti calici». Nel campo dell’artista vanno gli interpreti, mai Verdi, altrimenti il poveretto risulterà cantare con tutti.

Aggiungi al nome dell’album il direttore e l’anno della registrazione. Con tre edizioni della stessa opera sono gli unici dati che le distinguono a colpo d’occhio.

## Copertine della misura giusta

Una per file, quadrata, in JPEG, fra 600 e 1.000 pixel di lato. Oltre non si vede nulla in più, mentre l’elenco rallenta e qualche autoradio la rifiuta. Il conto è presto fatto: con diecimila brani, una copertina da un megabyte e mezzo al posto di una da 150 kB occupa oltre 13 gigabyte in più.

Tieni anche un «cover.jpg» in ogni cartella, perché i server domestici cercano proprio quel nome.

## Cartelle che reggono

Una struttura che ogni sistema capisce:

- Artista dell’album
- dentro, «Anno - Album»
- dentro, «01 Titolo.flac»; per i dischi doppi «1-01 Titolo.flac»

Due punti, punti di domanda, asterischi e barre sono vietati in Windows: toglili. Gli accenti invece restano, «Perché» si scrive così da decenni su qualunque computer. L’unica prudenza riguarda le chiavette per auto di qualche anno fa: prova con un disco prima di copiarne duecento, e formatta la chiavetta in FAT32 o exFAT secondo ciò che dice il manuale.

## Come procedere

1. **Prima una copia.** Diecimila tag sbagliati si scrivono in fretta quanto diecimila giusti, e non sempre si torna indietro.
2. **Un album alla volta.** Apri, correggi, chiudi. Lavorare brano per brano è il modo sicuro per smettere dopo un’ora.
3. **Fatti aiutare da un catalogo.** MusicBrainz Picard e Mp3tag sono gratuiti e propongono i dati; tu controlla prima di accettare, perché fra disco dal vivo e disco in studio si confondono volentieri.
4. **Comincia da ciò che ascolti.** Dieci album al giorno fanno mille in poco più di tre mesi, ma già dopo una settimana i preferiti sono a posto.
5. **Fai rileggere la cartella.** Il lettore ricorda i tag vecchi finché non glielo chiedi.

Un’ora di questo lavoro la domenica è sopportabile. Tre di fila portano agli errori che poi dovrai correggere.

## Gli sbagli più comuni

- **Spazi in fondo al nome.** Non si vedono, ma «Mina» con lo spazio è un’altra cantante.
- **«Feat.» nell’artista dell’album.** Va nell’artista o nel titolo, se no il disco si divide.
- **«CD2» nel titolo dell’album.** Fa due album di ciò che il numero di disco terrebbe insieme.
- **Accenti diventati simboli.** Sono vecchi tag in un’altra codifica: riscrivili in ID3v2.3 con UTF-16, che leggono tutti.
- **Articoli in ordine alfabetico.** «I Nomadi» e «Il Volo» finiscono sotto la I. Esiste il campo per l’ordinamento: «Nomadi, I». Il nome mostrato non cambia.
- **Volume corretto riscrivendo l’audio.** Usa ReplayGain: annota un valore e lascia il suono com’è.

## Partire da file puliti

Se i dati sono giusti dal primo giorno, metà del lavoro sparisce. Il [convertitore per TIDAL](/tidal-converter) e il [convertitore per Qobuz](/qobuz-converter) scrivono artista dell’album, disco, compositore e copertina nella misura che imposti, così come li fornisce il servizio. Quando il servizio sbaglia, e con i cofanetti succede, correggi una volta nel file.

L’ordine non crea diritti: ciò che le condizioni del servizio non ti lasciano tenere dopo la disdetta va tolto prima di riordinare. Il quadro è in [che cosa puoi salvare](/article/101). Restano invece i file comprati senza blocchi, i tuoi dischi copiati per uso personale e soprattutto le registrazioni tue: la banda del paese, il saggio di pianoforte. Sono i soli album che nessun altro possiede, e meritano i tag migliori di tutti. In quale formato conservarli lo dice [l’articolo sui formati](/article/107); i libri letti ad alta voce hanno [abitudini loro](/article/109).
`,
  meta_title: 'Riordinare la musica: tag, copertine e cartelle',
  meta_description:
    'Sei campi che contano, copertine della misura giusta e cartelle che durano: come mettere in ordine una raccolta di musica, passo per passo.',
}
