import type { ArticleText } from '../../texts'

export const article113: ArticleText = {
  title: 'Téléchargement lent : que vérifier, et dans quel ordre',
  summary:
    'Sept vérifications, du câble à l’heure du jour, qui trouvent presque toujours la cause, et ce qu’il faut nous dire quand elles ne suffisent pas.',
  body: `
« C’est lent » peut signifier quatre choses : lent dès le départ, lent le soir, arrêté à mi-chemin ou interminable à la fin. Chacune a ses causes. Repérez d’abord la vôtre, puis suivez la liste du haut vers le bas ; les premiers points demandent une minute.

## Ce qui est normal

Sans chiffre à côté, toute attente paraît longue. Les connexions se vendent en mégabits, les fichiers se pèsent en mégaoctets : divisez par huit. À 100 Mbit/s, il arrive au mieux 12,5 Mo par seconde. Un épisode de 1,5 Go demande donc

- environ deux minutes à 100 Mbit/s ;
- environ dix à 20 Mbit/s ;
- environ quarante à 5 Mbit/s, ce que donne une ligne de cuivre éloignée du central.

C’est un minimum. Le reste appartient au service, qui livre la vidéo à la vitesse nécessaire pour la regarder, avec un peu de marge. Même avec une fibre à 1 Gbit/s, un titre plafonne souvent à 30 ou 40 Mbit/s. Rien n’est cassé : c’est leur robinet, non votre tuyau.

## Les sept vérifications

1. **La vidéo passe-t-elle bien dans votre navigateur ?** Ouvrez le même titre. S’il s’y bloque aussi, la cause est dans le réseau ou chez le service, et aucun de nos réglages n’y fera rien.
2. **Un câble à la place du Wi-Fi.** Deux murs porteurs coûtent plus de débit qu’on ne pense. À défaut, faites l’essai à côté de la box, sur le réseau à 5 GHz : il porte moins loin mais il est moins encombré.
3. **Qui d’autre utilise la ligne ?** La sauvegarde des photos, la mise à jour d’un jeu et une visioconférence dans la pièce voisine se partagent ce qu’il y a.
4. **Quelle heure est-il ?** Entre vingt et une heures et minuit, tout le monde regarde. Laissez la file d’attente travailler la nuit ou au petit matin.
5. **Combien de titres à la fois ?** Un ou deux. Cinq ne vont pas plus vite, et le service peut y voir un abus.
6. **Le disque suit-il ?** Une clé USB bon marché écrit de 10 à 15 Mo par seconde, un disque presque plein par à-coups. Enregistrez sur le disque interne, copiez ensuite, et laissez libre le double de la taille du fichier : pendant l’assemblage, il existe deux fois.
7. **L’application est-elle à jour ?** Les services changent leur façon de diffuser sans prévenir. Ce à quoi nous nous sommes adaptés figure dans le [journal des versions](/changelog/video-downloader-windows).

### La contre-épreuve

Pour distinguer la ligne du service, téléchargez quelque chose qui n’en dépend pas. Avec l’essai gratuit du [téléchargeur de vidéos](/video-downloader), une courte vidéo d’un site ouvert suffit, pourvu que son auteur en permette la copie. Si elle arrive aussitôt, le problème est chez le service. Si elle traîne aussi, il est chez vous ou chez votre opérateur.

## L’arrêt à mi-chemin

C’est le plus souvent une session expirée. Reconnectez-vous dans l’application et reprenez : les morceaux déjà reçus ne sont pas demandés deux fois.

Regardez ensuite **où** cela s’arrête.

- **Toujours à la même minute :** ce segment est sans doute abîmé à la source. Choisissez une autre définition, elle a des segments à elle.
- **Chaque fois ailleurs :** pensez au réseau, ou à un portable qui se met en veille. Empêchez-le dans les options d’alimentation tant que la file tourne.
- **Pour un seul titre :** vérifiez qu’il est encore au catalogue. Ceux qui partent causent plus d’ennuis que les autres ; les durées sont dans [l’article sur le replay](/article/106).
- **Au bout de quelques heures, à l’hôtel :** le réseau attend une nouvelle connexion sur sa page d’accueil.
- **Après une coupure de la box :** les adresses des segments ont vieilli. Rechargez la page du titre, puis reprenez.

## La lenteur de la fin

À 99 pour cent, plus rien ne se télécharge : l’image, le son et les sous-titres sont en train d’être réunis. Sur un ordinateur ancien et pour un long film, cela dure quelques minutes. Deux cas en demandent bien davantage :

- **une conversion,** par exemple de H.265 en H.264. Le film entier est encodé de nouveau, et il y faut parfois sa propre durée. Gardez le codec d’origine si votre téléviseur le lit ; [le choix des formats](/article/104) vous y aide ;
- **une destination lente,** disque réseau ou clé. L’assemblage lit et écrit des gigaoctets : faites-le sur le disque interne.

## Ce qui n’aide pas

- **Lancer cinq fois le même titre.** Les cinq se gênent.
- **Couper l’antivirus.** S’il examine longuement chaque fichier, excluez le dossier des fichiers terminés et laissez l’application sous surveillance.
- **Les « accélérateurs ».** Un service livre à la vitesse qu’il veut, et ces programmes arrivent rarement seuls.
- **Un VPN pour paraître ailleurs.** Il allonge le trajet, enfreint les conditions de presque tous les services et ne donne aucun droit que votre contrat ne donne pas.
- **Réinstaller d’emblée.** Les indices disparaissent. Enregistrez d’abord le journal.
- **Changer trois réglages à la fois.** Si cela repart, vous ne saurez pas pourquoi, et cela reviendra.

## Quand la ligne est vraiment faible

Toutes les adresses n’ont pas la fibre. On peut alors demander moins : en 720p, un épisode pèse à peu près la moitié de sa version en 1080p, et sur une tablette l’écart se voit à peine. Mettez la file en route le soir, éteignez l’écran et non l’ordinateur, et la saison sera là au matin. Une paire de boîtiers CPL, qui passent par le réseau électrique, coûte peu et bat bien des répéteurs dans un appartement ancien, pourvu qu’on les branche au mur et non sur une multiprise.

En partage de connexion, comptez avant : une saison en 1080p avale une quinzaine de gigaoctets, soit une bonne part de certains forfaits. Pour un voyage, mieux vaut tout préparer à la maison, comme le décrit [la série du long vol](/article/102).

## Si rien n’y fait

Écrivez-nous par le [formulaire de contact](/contact), avec

1. l’adresse du titre ;
2. la version de l’application et celle de votre système ;
3. l’heure de l’essai et le débit observé ;
4. le journal que l’on enregistre depuis le menu d’aide, et qui ne contient aucun mot de passe.

Dites aussi lesquelles des sept vérifications vous avez faites. Nous pourrons alors commencer par la huitième, au lieu de vous demander d’abord si le câble est branché.
`,
  meta_title: 'Téléchargement lent : sept points à vérifier',
  meta_description:
    'Ligne, Wi-Fi, disque, horaire, réglages : sept vérifications pour un téléchargement lent ou coupé, avec des chiffres pour savoir ce qui est normal.',
}
