import type { ContentTexts } from '../texts'

export const servicePages: ContentTexts['pages'] = {
  download: {
    title: 'Télécharger les applications',
    intro:
      'Trois applications, dans leur version actuelle. Chacune commence par un essai et devient complète avec votre licence.',
    sections: [
      {
        kind: 'passages',
        title: 'Laquelle vous faut-il ?',
        look: 'grid',
        passages: [
          {
            title: 'Tidemark Video',
            text: 'Pour tous les téléchargeurs, les outils M3U8 et MPD et la suite vidéo. Une seule application : la licence ouvre les services.',
          },
          { title: 'Tidemark Music', text: 'Pour tous les convertisseurs, de l’album au livre audio.' },
          {
            title: 'Tidemark Video AI',
            text: 'Pour améliorer vos propres images. Une carte graphique récente aide beaucoup.',
          },
        ],
      },
      {
        kind: 'passages',
        title: 'L’installation',
        look: 'steps',
        passages: [
          {
            title: 'Contrôler le système',
            text: 'Le sélecteur indique la version proposée, Windows ou Mac.',
          },
          { title: 'Ouvrir le fichier', text: 'Lancez-le et répondez aux quelques questions.' },
          { title: 'Se connecter', text: 'Avec le compte de votre achat. Sans compte, vous êtes en essai.' },
        ],
      },
      {
        kind: 'questions',
        title: 'Avant de télécharger',
        questions: [
          {
            question: 'Une mise à jour efface-t-elle mes réglages ?',
            answer: 'Non. Installez-la par-dessus l’ancienne ; réglages et file sont conservés.',
          },
          {
            question: 'Qu’apporte la nouvelle version ?',
            answer: 'Les nouveautés le disent, par application et par système.',
          },
        ],
      },
    ],
    meta_title: 'Télécharger nos logiciels pour Windows et Mac',
    meta_description:
      'Tidemark Video, Tidemark Music et Tidemark Video AI dans leur version actuelle : choisir, installer et commencer par l’essai gratuit.',
  },
  downloading: {
    title: 'Votre téléchargement commence',
    intro: 'Le fichier est en route. Voici de quoi préparer la suite.',
    sections: [
      {
        kind: 'passages',
        title: 'Ensuite',
        look: 'steps',
        passages: [
          {
            title: 'Trouver le fichier',
            text: 'Il est dans le dossier « Téléchargements », et dans la liste de votre navigateur.',
          },
          {
            title: 'L’ouvrir',
            text: 'Windows ou macOS demande votre accord. Vérifiez le nom, puis acceptez.',
          },
          {
            title: 'Préparer vos accès',
            text: 'Les identifiants du service et, si vous l’avez, votre clé de licence.',
          },
        ],
      },
      {
        kind: 'text',
        title: 'S’il ne se passe rien',
        body: `
Relancez le téléchargement par le lien de cette page. Les réseaux d’entreprise et d’école bloquent parfois les programmes : essayez alors chez vous. Si un antivirus proteste, ne le désactivez pas, et envoyez-nous son message par le [formulaire de contact](/contact).
`,
      },
    ],
    meta_title: 'Votre téléchargement commence',
    meta_description:
      'Le programme d’installation est en route : où le trouver, comment l’ouvrir et que faire si rien ne démarre.',
  },
  thanks_for_installing: {
    title: 'Installation terminée, bienvenue',
    intro: 'Trois réglages, et l’application est prête pour votre usage.',
    sections: [
      {
        kind: 'passages',
        title: 'Les premières minutes',
        look: 'steps',
        passages: [
          {
            title: 'Choisir le dossier',
            text: 'Sur un disque qui a de la place : une heure de vidéo prend d’un demi à trois gigaoctets.',
          },
          {
            title: 'Indiquer vos langues',
            text: 'Piste et sous-titres habituels ; les titres suivants seront déjà cochés ainsi.',
          },
          { title: 'Commencer court', text: 'Un épisode ou un morceau suffit pour voir si tout fonctionne.' },
        ],
      },
      {
        kind: 'questions',
        title: 'Le premier jour',
        questions: [
          {
            question: 'Où saisir ma clé ?',
            answer:
              'Connectez-vous dans l’application avec votre compte : la licence est trouvée. Ou saisissez la clé dans la fenêtre de licence.',
          },
          {
            question: 'Pourquoi me reconnecter au service ?',
            answer:
              'L’application a son propre navigateur, qui ignore vos sessions habituelles. Il s’en souviendra ensuite.',
          },
          {
            question: 'Par quels titres commencer ?',
            answer:
              'Par ceux que vous êtes sûr de pouvoir garder, les vôtres par exemple, ou ceux que leur auteur autorise.',
          },
        ],
      },
      {
        kind: 'action',
        title: 'Convaincu ?',
        text: 'Comparez le mois, l’année et la licence à vie.',
        label: 'Voir les produits',
        href: '/products',
      },
    ],
    meta_title: 'Logiciel installé : les premiers pas',
    meta_description:
      'Dossier, langues, premier titre : les trois réglages à faire juste après l’installation d’une application Tidemark.',
  },
  uninstallation: {
    title: 'Tidemark a été retiré',
    intro:
      'L’application n’est plus sur cet ordinateur. Vos licences, vos commandes et vos fichiers, eux, n’ont pas bougé.',
    sections: [
      {
        kind: 'passages',
        title: 'Ce qui reste',
        look: 'grid',
        passages: [
          {
            title: 'Vos fichiers',
            text: 'Dans leur dossier, jusqu’à ce que vous les effaciez. Les conditions des services s’y appliquent toujours.',
          },
          {
            title: 'Votre licence',
            text: 'Dans votre compte. Libérez-y cet ordinateur si vous voulez l’utiliser ailleurs.',
          },
          {
            title: 'Un mois ou un an',
            text: 'En un seul paiement, la durée s’arrête d’elle-même. Si elle se renouvelle, supprimer l’application ne la résilie pas : résiliez dans votre compte.',
          },
        ],
      },
      {
        kind: 'text',
        title: 'Nous direz-vous pourquoi ?',
        body: `
Une phrase suffit : un service qui ne marchait pas, une fonction absente, un ordinateur trop lent ou simplement plus d’utilité. Nous lisons ce qui arrive par le [formulaire de contact](/contact), et s’il y a quelque chose à corriger, nous vous répondons.
`,
      },
      {
        kind: 'action',
        title: 'Retiré par erreur ?',
        text: 'Réinstallez, connectez-vous : votre licence est là.',
        label: 'Télécharger de nouveau',
        href: '/download',
      },
    ],
    meta_title: 'Après la désinstallation : clés et fichiers',
    meta_description:
      'L’application est retirée : ce que deviennent fichiers, licence et abonnement, et comment revenir si vous le souhaitez.',
  },
  contact: {
    title: 'Nous écrire',
    intro: 'Ce formulaire arrive à notre assistance. Nous répondons par e-mail, dans l’ordre d’arrivée.',
    sections: [
      {
        kind: 'passages',
        title: 'Ce qui nous aide',
        look: 'grid',
        passages: [
          {
            title: 'Pour une commande',
            text: 'L’adresse e-mail de l’achat et, si vous l’avez, son numéro. Jamais de numéro de carte.',
          },
          { title: 'Pour une panne', text: 'Produit, version, système, service et texte exact du message.' },
          {
            title: 'Pour un remboursement',
            text: 'Le jour de l’achat et, si vous voulez, le motif. Les conditions de vente disent ce qui vaut.',
          },
          {
            title: 'Pour des droits d’auteur',
            text: 'Commencez par « Notification de droits d’auteur » ; la page DMCA en donne le contenu.',
          },
        ],
      },
      {
        kind: 'questions',
        title: 'Peut-être déjà résolu',
        questions: [
          {
            question: 'Ma clé n’est pas arrivée.',
            answer:
              'Regardez dans votre compte et parmi les indésirables. Certains paiements ne sont confirmés qu’après un contrôle du prestataire.',
          },
          {
            question: 'Y a-t-il un numéro de téléphone ?',
            answer: 'Non. Messages d’erreur et adresses se règlent mieux par écrit.',
          },
          {
            question: 'En quelle langue écrire ?',
            answer: 'En français, ou dans toute autre langue de cette boutique.',
          },
        ],
      },
    ],
    meta_title: 'Contacter notre assistance par écrit',
    meta_description:
      'Commande, panne, remboursement ou droits d’auteur : joindre l’assistance par le formulaire, et ce qu’il est utile d’y indiquer.',
  },
}
