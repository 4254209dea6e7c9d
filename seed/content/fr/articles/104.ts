import type { ArticleText } from '../../texts'

export const article104: ArticleText = {
  title: 'Codecs, conteneurs et sous-titres : comment choisir',
  summary:
    'MP4 ou MKV, H.264 ou H.265, SRT ou texte incrusté : quelques choix décident si un fichier se lira sur la télévision de la chambre. On les fait une fois.',
  body: `
Un fichier vidéo ressemble à un colis. Le **conteneur** est le carton, les **codecs** sont la manière dont on a plié l’image et le son, les **sous-titres** la notice glissée à l’intérieur. L’appareil qui reçoit doit savoir faire les trois, et c’est presque toujours l’un des trois qui manque quand « la vidéo ne passe pas ».

## Le carton : MP4 ou MKV

**MP4** s’ouvre à peu près partout : téléphones, tablettes, téléviseurs, consoles, voitures. Il accepte plusieurs pistes sonores et des sous-titres simples, mais beaucoup de lecteurs ne montrent que la première de chaque.

**MKV** accepte presque tout : de nombreuses langues, des sous-titres mis en forme, des chapitres, des polices. Les ordinateurs et les serveurs domestiques l’aiment bien. Sur un téléphone, il lui faut un lecteur comme VLC ; un téléviseur de dix ans peut le refuser.

Changer de carton ne touche pas au contenu. Si les codecs conviennent et que seul le conteneur gêne, le fichier se réemballe en quelques secondes, sans aucune perte. Une opération qui dure une heure n’est donc pas un réemballage mais un réencodage, et vous y laissez un peu de qualité.

## L’image : H.264, H.265 et AV1

- **H.264 (AVC)** est compris par tout ce qui a moins de quinze ans. C’est la réponse quand vous ignorez où le fichier sera lu.
- **H.265 (HEVC)** prend, à image égale, d’un tiers à la moitié de place en moins. Les appareils vendus depuis 2017 environ le décodent dans leur puce ; les précédents saccadent et chauffent.
- **AV1** économise encore et n’exige pas de redevance. Seuls les appareils récents le lisent sans vider leur batterie.

À titre de repère, un film de deux heures en 1080p pèse de quatre à six gigaoctets en H.264, de deux à quatre en H.265.

Un service livre ce qu’il a. Convertir ensuite coûte du temps et toujours un peu de netteté : s’il y a un choix, faites-le au moment d’enregistrer. Et n’agrandissez pas en passant ; porter du 720p à 1080p de cette façon gonfle le fichier sans rien ajouter. Ce que peut, et ne peut pas, un véritable agrandissement est [une autre histoire](/article/110).

### Et le HDR ?

Une image HDR lue par un écran ordinaire paraît grise et lavée si le lecteur ne la convertit pas. Si l’un de vos écrans n’est pas compatible, prenez la version standard lorsqu’elle est proposée : elle sera juste partout.

## Le son : stéréo ou davantage

**AAC en stéréo** ne surprend jamais. **Dolby Digital Plus** (E-AC-3) porte le son d’ambiance, et la plupart des téléviseurs et amplificateurs le connaissent, tandis que bien des tablettes restent muettes. Si vous gardez les deux, placez la stéréo en premier : c’est elle que choisira un appareil simple.

Dialogues trop faibles, explosions trop fortes ? Ce n’est pas le fichier mais le mixage à cinq canaux ramené à deux enceintes. Une piste stéréo d’origine règle l’affaire mieux que n’importe quel réglage de volume.

## Les sous-titres : dedans, à côté ou incrustés

- **SRT** est un texte avec des temps, rien de plus. Il se pose à côté de la vidéo sous le même nom, et tout éditeur l’ouvre.
- **WebVTT** est son cousin du web, avec un peu de placement.
- **ASS** connaît couleurs, polices et positions. L’animation japonaise s’en sert pour les panneaux et les chansons.
- **Incrusté** veut dire mêlé à l’image : visible partout, impossible à retirer.

Repérez aussi leur usage. Les sous-titres **SME**, pour sourds et malentendants, sont complets et signalent les bruits ; ceux dits **forcés** ne traduisent que les passages en langue étrangère. Pour une VF, ce sont ces derniers qu’il vous faut, sinon le dialogue martien restera martien.

### S’ils n’apparaissent pas

1. Vérifiez le nom : « film.mp4 » et « film.fr.srt » vont ensemble, « film (1).srt » non.
2. Vérifiez l’encodage : des « Ã© » à la place des « é » trahissent un fichier mal lu. Ouvrez-le dans un éditeur et enregistrez-le en UTF-8.
3. Vérifiez le lecteur : beaucoup de téléviseurs n’activent le texte que depuis leur menu, vidéo lancée.
4. Vérifiez le décalage : un retard constant se corrige dans VLC avec les touches G et H. Un retard qui grandit vient d’une autre vitesse d’image, et il faut le bon fichier.

## Quel choix pour quel écran

- **Un téléviseur d’âge inconnu :** MP4, H.264, AAC stéréo, SRT à côté.
- **Une tablette pour le voyage :** MP4, H.264 ou H.265, une seule langue ; voir [la série du long vol](/article/102).
- **Un serveur à la maison :** MKV, ce que livre le service, toutes les langues que l’on parle chez vous.
- **Un vieux portable :** H.264 en 720p. Il ne chauffera pas et tiendra jusqu’au générique.
- **Le rétroprojecteur de l’association :** MP4 en H.264, deux copies sur deux clés, et seulement un film que vous avez le droit de projeter.
- **Apprendre une langue :** MKV, deux voix et deux sous-titres, comme le décrit [cet article](/article/105).

## L’essai de deux minutes

Avant de lancer une saison entière, enregistrez **un** épisode dans le format prévu et portez-le sur l’appareil. Regardez le début, sautez au milieu, changez de langue, affichez le texte. Un appareil qui réussit ces quatre gestes réussira les suivants. Si l’un échoue, changez **une seule** chose à la fois : le conteneur d’abord, puis le son, enfin le codec de l’image.

## Les erreurs courantes

- **Convertir par précaution.** Deux conversions successives se voient ; gardez l’original tant que rien ne vous oblige.
- **Se fier à l’extension.** Renommer « .mkv » en « .mp4 » ne change que le nom, pas le carton.
- **Incruster par facilité.** Le jour où une faute vous agace, elle est dans l’image.
- **Jeter la VO.** Une piste sonore pèse une soixantaine de mégaoctets par heure. Vous la regretterez plus que la place.
- **Formater la clé en FAT32.** Elle refuse tout fichier de plus de quatre gigaoctets ; prenez exFAT si l’appareil le lit.

La suite [Vidéo tout-en-un](/all-in-one-video-suite) retient ces choix pour tous les services, afin que vous n’ayez pas à y revenir. Ce que les listes d’un flux révèlent de ses codecs est raconté dans [M3U8 et MPD](/article/103). Aucun format, en revanche, ne change ce qu’il vous est permis de garder.
`,
  meta_title: 'MP4 ou MKV, H.264 ou H.265, SRT : que choisir',
  meta_description:
    'Conteneurs, codecs et sous-titres sans jargon : une réponse pour le téléviseur, la tablette, le serveur de la maison et le vieux portable.',
}
