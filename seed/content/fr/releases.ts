import type { ContentTexts } from '../texts'

export const releases: ContentTexts['releases'] = {
  'video_win 6.4.0': {
    notes: [
      'La file d’attente peut être triée selon le dernier jour de disponibilité, quand le service l’indique.',
      'Un MKV peut contenir des sous-titres en plusieurs langues, dans l’ordre que vous choisissez.',
      'Les réglages ont un champ de recherche.',
      'Un téléchargement interrompu reprend à l’épisode concerné et non plus au premier.',
    ],
  },
  'video_win 6.3.2': {
    notes: [
      'Les noms de fichier de plus de 200 caractères sont raccourcis pour que Windows les accepte.',
      'La fenêtre retrouve sa place sur un second écran.',
      'Corrigé : l’ordre des épisodes pour les séries numérotées d’une saison à l’autre.',
    ],
  },
  'video_win 6.3.0': {
    notes: [
      'Modèles de noms pour les séries : titre, saison, épisode, date et langue se combinent.',
      'L’audiodescription est signalée comme telle dans la liste des pistes.',
      'Le navigateur intégré a été mis à jour.',
      'Les files de plus de cent titres demandent moins de mémoire.',
    ],
  },
  'video_win 6.2.0': {
    notes: [
      'Une apparence sombre qui suit le réglage de Windows.',
      'L’espace libre est contrôlé avant le début d’une tâche.',
      'Les fichiers SRT sont écrits en UTF-8, pour que les accents et les kana s’affichent dans tous les lecteurs.',
    ],
  },
  'video_mac 6.4.0': {
    notes: [
      'La file d’attente peut être triée selon le dernier jour de disponibilité, quand le service l’indique.',
      'Les notifications de macOS annoncent une tâche terminée, si vous les autorisez.',
      'Plusieurs pistes de sous-titres dans un MKV gardent l’ordre choisi.',
    ],
  },
  'video_mac 6.3.1': {
    notes: [
      'Les dossiers d’un disque externe sont retrouvés après son débranchement.',
      'L’ordinateur ne se met plus en veille pendant une tâche, sauf si vous fermez le capot.',
      'Corrigé : la hauteur des longues listes en plein écran.',
    ],
  },
  'video_mac 6.2.0': {
    notes: [
      'Fonctionne nativement sur les Mac à puce Apple comme sur ceux à processeur Intel.',
      'Une apparence sombre qui suit le réglage de macOS.',
      'L’espace libre est contrôlé avant le début d’une tâche.',
    ],
  },
  'ai_win 2.1.0': {
    notes: [
      'L’aperçu partagé se déplace avec les touches fléchées.',
      'Un nouveau réglage de bruit pour les cassettes, plus doux pour la peau et les tissus.',
      'Un traitement par lots peut être interrompu, puis repris après un redémarrage de l’ordinateur.',
    ],
  },
  'ai_win 2.0.0': {
    notes: [
      'Nouvelle fenêtre de projet, avec toutes les étapes d’une vidéo dans une colonne.',
      'Les cartes graphiques de trois fabricants sont reconnues, et la durée prévue s’affiche avant l’export.',
      'Les enregistrements entrelacés sont détectés à l’ouverture.',
      'Les projets de la version 1 s’ouvrent et sont enregistrés sous la nouvelle forme.',
    ],
  },
  'ai_mac 2.1.0': {
    notes: [
      'Version de maintenance pour les clients qui ont acheté la version Mac : l’aperçu partagé se commande avec les touches fléchées.',
      'Le son reste synchrone dans les exports de plus de deux heures.',
    ],
  },
  'music_win 4.2.0': {
    notes: [
      'Les pochettes sont intégrées dans la taille que lit votre lecteur ; vous la choisissez une fois dans les réglages.',
      'Les titres déjà présents dans le dossier sont marqués avant le début d’une playlist.',
      'Le numéro de disque des coffrets est inscrit dans les métadonnées.',
    ],
  },
  'music_mac 4.2.0': {
    notes: [
      'Les pochettes sont intégrées dans la taille que lit votre lecteur ; vous la choisissez une fois dans les réglages.',
      'Un double clic montre les albums terminés dans le Finder.',
      'Pour la musique classique, compositeur et œuvre sont deux champs distincts.',
    ],
  },
}
