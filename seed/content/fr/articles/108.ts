import type { ArticleText } from '../../texts'

export const article108: ArticleText = {
  title: 'Une discothèque bien rangée : métadonnées et pochettes',
  summary:
    'Pourquoi un album éclate en cinq dans le lecteur, quelles six données le réunissent, et un ordre de dossiers qui survivra au prochain appareil.',
  body: `
Vous déposez un album dans le lecteur, et il apparaît cinq fois : une par chanteur invité. La musique n’y est pour rien. Ce sont les métadonnées, ces lignes écrites à l’intérieur de chaque fichier, qui disent au programme ce qui va ensemble. Les remettre d’aplomb n’a rien de passionnant, mais cela se fait une fois, et la plus grande part du désordre tient à trois champs.

## Où elles se trouvent

Chaque format a les siennes : ID3 dans les MP3, commentaires Vorbis dans le FLAC et l’Ogg, atomes dans le M4A. Un bon lecteur comprend les trois. Le WAV s’en accommode mal, ce qui suffit à l’écarter d’une collection.

Le nom du fichier n’est que la seconde source, celle du jour où les métadonnées ont disparu, ou d’un autoradio qui ne montre que lui. Qu’il dise donc l’essentiel : le numéro et le titre.

## Les six qui comptent

1. **Titre** du morceau, sans numéro devant.
2. **Artiste :** qui interprète ce morceau, invités compris.
3. **Artiste de l’album :** à qui l’album appartient. Il doit être le même sur toutes les pistes ; c’est lui qui tient l’ensemble.
4. **Album,** toujours écrit de la même façon.
5. **Numéro de piste** et, s’il y en a plusieurs, **numéro de disque**.
6. **Année** de la première parution ou de votre édition, au choix, mais toujours le même choix.

Le genre est un agrément sur lequel personne ne s’entend. Une douzaine suffit : « Chanson », « Jazz », « Classique ». À trois cents, on ne trie plus rien.

### Compilations et bandes originales

Mettez « Artistes divers » comme artiste de l’album et laissez les interprètes dans leur champ. Tenez-vous-en à une langue, car « Various Artists » se rangerait ailleurs. Si le lecteur sépare encore l’album, cherchez la case « compilation », que certains attendent.

### L’ordre alphabétique et ses pièges

« Les Rita Mitsouko » et « La Femme » se retrouvent sous le L, « Édith Piaf » après le Z dans les lecteurs qui ne connaissent pas les accents. Le champ **artiste de tri** est fait pour cela : « Rita Mitsouko, Les », « Piaf, Édith ». Le nom affiché, lui, ne bouge pas.

## Le classique à part

On y cherche une œuvre, non une chanson. Remplissez **compositeur** et, si votre lecteur ignore œuvre et mouvement, placez les deux dans le titre : « Symphonie n° 4 : II. Andante ». Dans l’artiste viennent les interprètes, jamais le compositeur, sans quoi Ravel jouera avec tous les orchestres du monde.

Ajoutez au nom de l’album le chef et l’année de l’enregistrement. Avec trois versions du même Requiem, il n’y a pas d’autre moyen de les distinguer d’un coup d’œil. Et vérifiez que votre lecteur enchaîne sans blanc, faute de quoi une pause coupera l’ouverture de l’opéra en plein accord.

## Des pochettes à la bonne taille

Une par fichier, carrée, en JPEG, entre 600 et 1 000 pixels de côté. Au-delà, rien ne se voit de plus, la liste ralentit, et quelques autoradios renoncent. Faites le compte : sur dix mille morceaux, une pochette de 1,5 Mo au lieu de 150 ko, ce sont plus de treize gigaoctets pour rien.

Posez aussi un « cover.jpg » dans chaque dossier. Les serveurs domestiques cherchent ce nom-là.

## Des dossiers qui durent

Un schéma que tous les systèmes comprennent :

- Artiste de l’album
- puis « Année - Album »
- puis « 01 Titre.flac », et « 1-01 Titre.flac » pour un double album

Évitez les deux-points, points d’interrogation, astérisques et barres, que Windows refuse. Gardez en revanche les accents et le ç : tout système les écrit correctement depuis des décennies, et « Ca ira » n’est pas « Ça ira ». Pour une clé destinée à une voiture déjà ancienne, essayez avec un album avant d’en copier deux cents.

## La méthode

1. **Une copie d’abord.** Dix mille métadonnées fausses s’écrivent aussi vite que dix mille justes, et le retour n’est pas toujours possible.
2. **Travaillez par album.** On ouvre, on corrige, on referme. Morceau par morceau, on abandonne au bout d’une heure.
3. **Laissez un catalogue proposer.** MusicBrainz Picard et Mp3tag sont gratuits et comparent vos fichiers à une base de données. Relisez avant d’accepter : pour eux, le concert et le studio se ressemblent beaucoup.
4. **Commencez par ce que vous écoutez.** À dix albums par jour, mille sont en ordre en un peu plus de trois mois, et vos préférés dès la première semaine.
5. **Faites relire le dossier.** Le lecteur garde les anciennes valeurs en mémoire tant qu’on ne le lui demande pas.

## Les erreurs qui reviennent

- **Une espace à la fin d’un nom.** Invisible, et pourtant « Camille » avec et sans sont deux chanteuses.
- **« Feat. » dans l’artiste de l’album.** Sa place est dans l’artiste ou le titre ; ailleurs, il coupe l’album en deux.
- **« CD2 » dans le nom de l’album.** Il sépare ce que le numéro de disque réunirait.
- **Des « Ã© » à la place des « é ».** Ce sont de vieilles données dans un autre codage ; réécrivez-les en ID3v2.3 et UTF-16, que tout le monde lit.
- **Corriger le volume dans le son.** ReplayGain note une valeur dans les métadonnées et laisse le son intact.
- **Mélanger les rééditions.** L’album de 1972 et son coffret de 2022 méritent deux noms, ou l’un avalera les bonus de l’autre.

## Partir de fichiers propres

On s’épargne la moitié du travail si tout est juste le premier jour. Le [convertisseur TIDAL](/tidal-converter) et le [convertisseur Qobuz](/qobuz-converter) inscrivent l’artiste de l’album, le disque, le compositeur et une pochette à la taille voulue, tels que le service les donne. Qobuz, maison française, soigne particulièrement le classique ; les albums que vous y **achetez** se téléchargent d’ailleurs directement dans la boutique, sans convertisseur. Quand un service se trompe, et les coffrets s’y prêtent, on corrige une fois dans le fichier.

Ranger ne donne aucun droit. Ce que les conditions d’un abonnement ne vous laissent pas après son terme quitte l’étagère avant le ménage ; [ce que l’on peut enregistrer](/article/101) en fait le tour. Restent la musique achetée sans verrou, les disques que vous possédez et surtout ce que vous avez enregistré vous-même : la chorale, le groupe du lycée, la voix d’un grand-père. Ces albums-là n’existent nulle part ailleurs et méritent les meilleures métadonnées. Le format où les conserver se choisit dans [l’article sur les formats](/article/107), et les livres lus ont [des usages à eux](/article/109).
`,
  meta_title: 'Ranger sa musique : métadonnées et pochettes',
  meta_description:
    'Six données qui comptent, des pochettes à la bonne taille et des dossiers durables : remettre sa musique en ordre, pas à pas.',
}
