import type { ContentTexts } from '../texts'

export const servicePages: ContentTexts['pages'] = {
  download: {
    title: 'Télécharger les applications',
    intro:
      'Nos trois applications dans leur version actuelle. Chacune commence par un essai gratuit, puis se débloque avec votre licence.',
    sections: [
      {
        kind: 'passages',
        title: 'Laquelle vous faut-il ?',
        look: 'grid',
        passages: [
          {
            title: 'Tidemark Video',
            text: 'Pour tous les téléchargeurs, les outils M3U8 et MPD et la suite vidéo. L’application est la même pour tous ; votre licence débloque les services.',
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
            title: 'Vérifier le système',
            text: 'Le sélecteur indique la version proposée, Windows ou Mac.',
          },
          { title: 'Ouvrir le fichier', text: 'Lancez-le et suivez les instructions.' },
          {
            title: 'Se connecter',
            text: 'Utilisez le compte avec lequel vous avez acheté. Sans licence, vous commencez par l’essai gratuit.',
          },
        ],
      },
      {
        kind: 'questions',
        title: 'Avant de télécharger',
        questions: [
          {
            question: 'Une mise à jour efface-t-elle mes réglages ?',
            answer:
              'Non. Installez-la par-dessus l’ancienne version : vos réglages et la file d’attente sont conservés.',
          },
          {
            question: 'Qu’apporte la nouvelle version ?',
            answer: 'La page des nouveautés l’indique, pour chaque application et chaque système.',
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
    intro: 'Le fichier est en cours de téléchargement. Voici comment continuer.',
    sections: [
      {
        kind: 'passages',
        title: 'Ensuite',
        look: 'steps',
        passages: [
          {
            title: 'Trouver le fichier',
            text: 'Il se trouve dans le dossier « Téléchargements » et dans la liste des téléchargements de votre navigateur.',
          },
          {
            title: 'L’ouvrir',
            text: 'Windows ou macOS vous demande votre accord. Vérifiez le nom du programme, puis acceptez.',
          },
          {
            title: 'Préparer vos accès',
            text: 'Il vous faut les identifiants de votre service et, si vous en avez une, votre clé de licence.',
          },
        ],
      },
      {
        kind: 'text',
        title: 'S’il ne se passe rien',
        body: `
Relancez le téléchargement par le lien de cette page. Les réseaux d’entreprise et d’école bloquent parfois les programmes : essayez alors chez vous. Si votre antivirus affiche un avertissement, ne le désactivez pas, mais envoyez-nous son message par le [formulaire de contact](/contact).
`,
      },
    ],
    meta_title: 'Votre téléchargement commence',
    meta_description:
      'Votre programme d’installation se télécharge : où le trouver, comment l’ouvrir et que faire si rien ne se passe.',
  },
  thanks_for_installing: {
    title: 'Installation terminée, bienvenue',
    intro: 'Après trois réglages, l’application est prête.',
    sections: [
      {
        kind: 'passages',
        title: 'Les premières minutes',
        look: 'steps',
        passages: [
          {
            title: 'Choisir le dossier',
            text: 'Choisissez un disque qui a de la place : une heure de vidéo occupe entre un demi et trois gigaoctets.',
          },
          {
            title: 'Indiquer vos langues',
            text: 'Choisissez vos langues habituelles pour l’audio et les sous-titres ; elles seront ensuite déjà cochées.',
          },
          {
            title: 'Essayer un titre court',
            text: 'Un épisode ou un morceau suffit pour voir si tout fonctionne.',
          },
        ],
      },
      {
        kind: 'questions',
        title: 'Le premier jour',
        questions: [
          {
            question: 'Où saisir ma clé ?',
            answer:
              'Connectez-vous à votre compte dans l’application : elle trouve votre licence toute seule. Vous pouvez aussi saisir la clé dans la fenêtre de licence.',
          },
          {
            question: 'Pourquoi dois-je me reconnecter à mon service ?',
            answer:
              'L’application a son propre navigateur, où vous n’êtes pas encore connecté. Il se souviendra ensuite de vous.',
          },
          {
            question: 'Par quels titres commencer ?',
            answer:
              'Par des titres que vous êtes sûr d’avoir le droit de garder, par exemple vos propres vidéos ou celles dont l’auteur autorise la copie.',
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
            text: 'Ils restent dans leur dossier jusqu’à ce que vous les supprimiez. Les conditions des services s’y appliquent toujours.',
          },
          {
            title: 'Votre licence',
            text: 'Elle reste dans votre compte. Libérez-y cet ordinateur si vous voulez l’utiliser sur un autre.',
          },
          {
            title: 'Votre formule d’un mois ou d’un an',
            text: 'En un seul paiement, elle s’arrête d’elle-même. Si elle se renouvelle, désinstaller l’application ne suffit pas : résiliez-la dans votre compte.',
          },
        ],
      },
      {
        kind: 'text',
        title: 'Vous préférez nous écrire ?',
        body: `
Une phrase suffit : un service qui ne fonctionnait pas, une fonction absente, un ordinateur trop lent, ou simplement plus de besoin. Nous lisons tous les messages du [formulaire de contact](/contact), et si nous pouvons corriger quelque chose, nous vous répondons.
`,
      },
      {
        kind: 'action',
        title: 'Retiré par erreur ?',
        text: 'Réinstallez l’application et connectez-vous : votre licence est toujours là.',
        label: 'Télécharger de nouveau',
        href: '/download',
      },
    ],
    meta_title: 'Après la désinstallation : clés et fichiers',
    meta_description:
      'L’application est retirée : ce que deviennent fichiers, licence et abonnement, et comment revenir si vous le souhaitez.',
  },
  contact: {
    title: 'Contacter notre assistance',
    intro:
      'Votre message est transmis à notre assistance. Nous répondons par e-mail, dans l’ordre d’arrivée.',
    sections: [
      {
        kind: 'passages',
        title: 'Ce qu’il faut indiquer',
        look: 'grid',
        passages: [
          {
            title: 'Pour une commande',
            text: 'L’adresse e-mail utilisée pour l’achat et, si vous l’avez, le numéro de commande. N’indiquez jamais de numéro de carte.',
          },
          { title: 'Pour une panne', text: 'Produit, version, système, service et texte exact du message.' },
          {
            title: 'Pour un remboursement',
            text: 'La date de l’achat et, si vous le souhaitez, le motif. Les conditions de vente précisent les règles.',
          },
          {
            title: 'Pour des droits d’auteur',
            text: 'Commencez par « Notification de droits d’auteur » ; la page DMCA indique ce que le message doit contenir.',
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
              'Regardez dans votre compte et dans le courrier indésirable. Certains paiements ne sont confirmés qu’après une vérification par le prestataire.',
          },
          {
            question: 'Y a-t-il un numéro de téléphone ?',
            answer: 'Non. Par écrit, un message d’erreur ou une adresse se transmet plus facilement.',
          },
          {
            question: 'En quelle langue puis-je écrire ?',
            answer: 'En français, ou dans toute autre langue de cette boutique.',
          },
        ],
      },
    ],
    meta_title: 'Contacter notre assistance par écrit',
    meta_description:
      'Commande, panne, remboursement ou droits d’auteur : contacter l’assistance par le formulaire, et ce qu’il est utile d’y indiquer.',
  },
}
