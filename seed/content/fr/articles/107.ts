import type { ArticleText } from '../../texts'

export const article107: ArticleText = {
  title: 'Avec ou sans perte ? Les formats de musique comparés',
  summary:
    'MP3, AAC, FLAC, ALAC, WAV : ce que ces sigles veulent dire, quand la différence s’entend et quel format convient à quel appareil.',
  body: `
Peu de questions se discutent avec autant de passion que celle du bon format audio. La réponse est plus sobre : tout dépend de ce avec quoi, et où, vous écoutez.

## Deux familles

Les formats **avec perte** retirent ce que l’oreille ne remarquera sans doute pas : MP3, AAC, Ogg Vorbis et Opus. Les formats **sans perte** compressent la musique de façon à la retrouver bit pour bit : FLAC et ALAC. Le WAV, lui, ne compresse rien ; il est plus lourd, ne sonne pas mieux et accepte mal les métadonnées.

Une heure de musique occupe environ :

- MP3 ou AAC à 256 kbit/s : 115 Mo ;
- FLAC ou ALAC en qualité CD : de 250 à 400 Mo ;
- FLAC en haute résolution : un gigaoctet et plus ;
- WAV en qualité CD : 635 Mo.

## Ce qui s’entend, et ce qui ne s’entend pas

À partir de 256 kbit/s, la plupart des gens ne distinguent pas à l’aveugle un bon AAC de l’original. Le mixage, le volume et surtout le casque pèsent davantage. La haute résolution, 24 bits et 96 kHz, sert au travail du son ; son intérêt à l’écoute est débattu. Quant au Bluetooth, il compresse encore une fois : un FLAC arrive de toute façon allégé au casque.

Pourquoi choisir le sans perte, alors ? Parce qu’on peut en tirer plus tard n’importe quel autre format, sans que les défauts s’accumulent. Pour une archive, c’est une bonne raison.

## Une règle qui vaut toujours

On ne regagne pas ce qui a été perdu. Convertir un MP3 en FLAC donne un fichier plus gros et le même son. L’essentiel est ce que le service vous livre vraiment. Spotify s’en est longtemps tenu à des niveaux avec perte ; une écoute sans perte y existe désormais dans de nombreux pays. Apple Music diffuse son catalogue en ALAC. Vérifiez votre abonnement avant de choisir FLAC dans le [convertisseur Spotify](/spotify-converter) ou le [convertisseur Apple Music](/apple-music-converter). Si la source est en AAC, le M4A est le choix honnête.

## Les disques que vous avez

Copier un CD qui vous appartient, pour l’écouter vous-même, est la copie privée de toujours. Faites-le une fois et bien : en FLAC, avec un logiciel qui vérifie la lecture et compare le résultat à celui d’autres personnes. Un disque prend de cinq à dix minutes et environ 350 Mo. De cette copie, vous tirerez plus tard le MP3 de la voiture et l’AAC du téléphone sans retourner à l’étagère. Un disque rayé se lit mieux nettoyé du centre vers le bord ; celui qui n’a cédé qu’à la troisième lecture mérite une écoute entière avant qu’on lui fasse confiance. Les pochettes, elles, se scannent une bonne fois.

## Faire l’essai chez soi

On parle beaucoup d’oreilles fines et l’on mesure peu. Il suffit d’une demi-heure et d’une seconde personne.

1. Choisissez un morceau que vous connaissez bien, avec cymbales, applaudissements ou clavecin : c’est là que la compression se trahit.
2. Préparez-en deux versions **à partir de la même source**, l’une sans perte, l’autre en AAC à 256 kbit/s.
3. Égalisez le volume. Un demi-décibel suffit pour que la plus forte paraisse meilleure.
4. Faites-vous jouer l’une ou l’autre dix fois, sans savoir laquelle.
5. Comptez. Avec sept bonnes réponses ou moins, rien n’est démontré ; avec neuf ou dix, vous avez de bonnes oreilles et un bon équipement.

La plupart des gens gardent ensuite le petit format, l’esprit tranquille.

## Ce qui tient où

Pour des morceaux de quatre minutes, en arrondissant :

- 20 Go libres sur un téléphone : environ 2 600 morceaux en AAC à 256 kbit/s, ou 800 sans perte ;
- une clé de 32 Go pour la voiture : plus de 4 000 en MP3 à 256 ;
- un disque d’un téraoctet : environ 40 000 sans perte, soit trois mille albums.

À la maison, la place n’est donc plus un argument. Dans la poche, elle l’est encore.

## Les erreurs fréquentes

- **Passer du MP3 à l’AAC « pour moderniser ».** On perd deux fois sans rien gagner.
- **Ne regarder que le chiffre.** Un AAC à 128 peut mieux sonner qu’un vieux MP3 à 160 ; celui qui l’a fait compte aussi.
- **Ranger en FLAC ce qui est arrivé compressé.** C’est une grande boîte pour un petit objet.
- **Payer la haute résolution pour un casque sans fil.** Le Bluetooth la réduit en route.
- **Effacer l’original.** D’une bonne version on tire une légère, jamais l’inverse.
- **Changer de format à chaque album.** Le lecteur s’y retrouve, l’autoradio n’en lit peut-être que la moitié.

Le format décidé, il reste la partie la moins brillante et la plus utile : [métadonnées, pochettes et dossiers](/article/108).

## Quel format pour quel appareil ?

- **Autoradio et appareils anciens :** MP3, lu partout, y compris depuis une clé USB.
- **iPhone et Mac :** M4A en AAC pour les sorties, ALAC pour l’archive.
- **Android :** AAC ou Opus, FLAC si vous le souhaitez.
- **Lecteur réseau et serveur domestique :** FLAC, avec pochettes et métadonnées complètes.
- **Montage de vos propres prises :** WAV, que tous les logiciels ouvrent.

Le plus simple est de garder deux niveaux : une bonne version sur le disque, une légère pour les déplacements. Fixez-les une fois et n’en changez plus ; le volume restera lui aussi régulier. Pour l’égaliser d’un album à l’autre, ReplayGain inscrit une valeur dans les métadonnées sans toucher au son.

Ce qui vaut pour la vidéo vaut ici : un abonnement permet d’écouter. La possibilité d’en tirer un fichier dépend des conditions du service et de la loi de votre pays. La musique achetée sans verrou, que vendent de nombreuses boutiques, est la voie la plus simple pour une collection durable.
`,
  meta_title: 'FLAC, AAC ou MP3 : les formats comparés',
  meta_description:
    'Avec ou sans perte : ce qui sépare FLAC, ALAC, AAC et MP3, la place qu’ils prennent et le format qui convient à chaque appareil.',
}
