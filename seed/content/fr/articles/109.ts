import type { ArticleText } from '../../texts'

export const article109: ArticleText = {
  title: 'Livres audio : chapitres, lecteurs et marque-pages',
  summary:
    'Un roman de vingt heures demande des chapitres, un marque-page et un lecteur qui se souvient. Ce que sait faire le M4B, et ce que l’on peut garder.',
  body: `
Si le lecteur oublie où en était une chanson, on la réécoute. S’il oublie où en était « Le Comte de Monte-Cristo », on passe la soirée à chercher le château d’If. Le confort d’un livre audio ne tient donc pas au son, mais à trois choses : des chapitres, une place retenue, et un nombre de fichiers raisonnable.

## M4B ou une suite de MP3

Le **M4B** est un fichier MP4 fait pour la parole. Il porte le livre entier, avec ses chapitres, sa couverture et un son en AAC. Les lecteurs qui le reconnaissent le traitent en livre : ils gardent la place, montrent la table et proposent une minuterie.

Le **MP3 par chapitres** convient aux appareils qui ignorent les livres : autoradio, enceinte des enfants, baladeur à touches. Numérotez avec un zéro, de « 01 » à « 48 », sinon le chapitre 10 suivra le premier.

Un **seul très long MP3** réunit les défauts des deux. À la première coupure, tout est à refaire.

Dans le doute, gardez le M4B comme original et tirez-en des MP3 au besoin. Couper prend quelques secondes et ne coûte aucune qualité ; recoller quarante-huit morceaux en leur rendant leurs titres prend une soirée.

## Des chapitres dignes de ce nom

De bons chapitres portent les titres du livre, et non « Piste 17 ». Quand la source n’a que des numéros, ouvrez la table des matières de l’édition imprimée, que les éditeurs montrent souvent en ligne, et recopiez-la une fois. Dans un roman, c’est un plaisir ; dans un essai, c’est la seule façon de retrouver un passage.

De dix à quarante minutes, la durée est agréable : un trajet en métro, une vaisselle. Un chapitre de deux heures se coupe à une pause du texte, jamais au chronomètre. Écoutez enfin les premières et les dernières secondes, car le générique et les remerciements restent volontiers collés au récit.

## Le son : peu suffit

La voix demande peu. Pour un livre de vingt heures, comptez environ

- 580 Mo à 64 kbit/s en mono, déjà nets ;
- 860 Mo à 96 kbit/s, si de la musique accompagne la voix ;
- un peu plus de 1,1 Go à 128 kbit/s en stéréo, pour une fiction à bruitages.

Au-delà, on remplit le téléphone. Et une voix enregistrée à 64 kbit/s ne gagne rien à passer à 320 : elle pèse cinq fois plus et dit la même chose.

## Un lecteur qui se souvient

Avant d’y confier un roman, vérifiez que le lecteur

1. retient la place de **chaque livre**, même après un redémarrage ;
2. revient de trente secondes d’une grande touche ;
3. règle la vitesse par dixièmes sans déformer la voix ;
4. sait s’arrêter à la fin du chapitre, et pas seulement au bout d’un quart d’heure ;
5. répond aux commandes du casque et de la voiture.

Sur téléphone, des applications consacrées aux livres, pour Android comme pour iPhone, ouvrent M4B et dossiers de MP3 ; sur l’iPhone, Livres accepte aussi les vôtres. Sur ordinateur, VLC montre les chapitres. Pour un foyer entier, un serveur comme Audiobookshelf tient un marque-page par personne, ce qui évite bien des disputes quand deux lisent le même polar.

La vitesse se règle sur le lecteur, non sur votre impatience. Un comédien lent supporte 1,2 ; au-dessus de 1,5, il reste l’intrigue, mais la phrase a disparu.

## Bien s’arrêter

La fin d’un chapitre est le bon endroit, et la minuterie qui la respecte vaut mieux que celle qui compte les minutes. Si vous vous endormez en écoutant, ajoutez une limite d’une demi-heure : le lendemain, vous saurez qu’il suffit de reculer de trente minutes au plus. Pour la route, copiez le livre avant de partir. Entre Clermont-Ferrand et Millau, le réseau a des absences, et une application qui l’exige se tait.

## D’où viennent les livres

- **La bibliothèque.** Beaucoup de médiathèques prêtent des livres audio numériques avec la carte d’abonné. Le prêt dure quelques semaines et prend fin de lui-même.
- **Le domaine public.** LibriVox et litteratureaudio.com proposent des classiques lus par des bénévoles. Regardez la licence de chaque lecture : un texte libre peut avoir une voix qui ne l’est pas.
- **La radio.** Les fictions et feuilletons de Radio France s’écoutent, et se téléchargent pour beaucoup, sur le site et dans l’application.
- **L’achat sans verrou.** Des éditeurs et des librairies en ligne vendent de simples MP3 ; c’est le plus commode à garder.
- **L’abonnement,** comme chez Audible, Nextory ou BookBeat.

Dans ce dernier cas, un mot décide. Un titre **acheté**, avec un crédit ou au prix de vente, reste en principe dans votre bibliothèque après la résiliation. Un titre **inclus** n’est que prêté, et il s’en va avec l’abonnement. La fiche du livre le dit : lisez-la avant de songer à une copie.

Pour votre bibliothèque, il y a le [convertisseur Audible](/audible-converter) : il écrit les titres en M4B ou par chapitres, pour des lecteurs que le service ne prévoit pas. Ce qui n’est que prêté vaut pour la durée du prêt. Qu’une copie privée soit permise découle des conditions de la boutique et de la loi de votre pays, laquelle, en France comme dans toute l’Union, ne laisse pas contourner une protection ; voyez [notre aperçu](/article/101).

## Cinq erreurs qui coûtent une soirée

- **Le narrateur à la place de l’artiste.** Chaque voix aurait son étagère. L’usage veut l’auteur en artiste, le lecteur en compositeur.
- **Une série sans numéros.** L’ordre alphabétique met « Le Chien jaune » avant « Pietr-le-Letton », qui est pourtant la première enquête. Écrivez « Maigret 01 » dans le nom de l’album.
- **La lecture aléatoire activée.** Le coupable est nommé avant le crime.
- **Couper toutes les dix minutes.** La coupe tombe presque toujours au milieu d’une phrase.
- **Effacer le fichier avant d’avoir noté la place.** Dans certaines applications, le marque-page part avec lui.

## Un mot sur les sauvegardes

Une bibliothèque de plusieurs années représente bien des crédits. Tenez la liste de vos achats et du lieu de chacun, gardez les reçus, et conservez sur deux disques ce que vous avez le droit de garder. Les dossiers et les couvertures suivent l’ordre des [albums de musique](/article/108) ; entre AAC et MP3, [l’article sur les formats](/article/107) aide à trancher.
`,
  meta_title: 'Livres audio hors ligne : M4B, MP3, lecteurs',
  meta_description:
    'Ce qui rend un livre audio agréable : chapitres nommés, M4B ou MP3, lecteurs qui gardent la place, et les limites d’une copie pour soi.',
}
