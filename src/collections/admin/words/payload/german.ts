/** Payload addresses people by «du»; the shop, by «Sie» (docs/glossary.md). */
export const PAYLOADS_GERMAN = {
  authentication: {
    checkYourEmailForPasswordReset:
      'Wenn es zu dieser E-Mail-Adresse ein Konto gibt, erhalten Sie gleich eine E-Mail zum Zurücksetzen Ihres Passworts. Sehen Sie auch im Spam-Ordner nach.',
    forgotPasswordEmailInstructions:
      'Geben Sie Ihre E-Mail-Adresse ein. Sie erhalten eine E-Mail, mit der Sie Ihr Passwort zurücksetzen.',
    loggedIn: 'Um sich mit einem anderen Konto anzumelden, müssen Sie sich zuerst <0>abmelden</0>.',
    loggedInChangePassword: 'Ihr Passwort ändern Sie in Ihrem <0>Konto</0>.',
    loggedOutInactivity: 'Sie wurden abgemeldet, weil Sie längere Zeit nichts getan haben.',
    loginWithAnotherUser:
      'Um sich mit einem anderen Konto anzumelden, müssen Sie sich zuerst <0>abmelden</0>.',
    loggedOutSuccessfully: 'Sie sind abgemeldet.',
    resetYourPassword: 'Passwort zurücksetzen',
    verifyYourEmail: 'E-Mail-Adresse bestätigen',
    youAreInactive:
      'Sie haben eine Weile nichts getan und werden zu Ihrer Sicherheit gleich abgemeldet. Möchten Sie angemeldet bleiben?',
    youAreReceivingResetPassword:
      'Sie erhalten diese E-Mail, weil für Ihr Konto ein neues Passwort angefordert wurde. Öffnen Sie dazu diesen Link:',
    youDidNotRequestPassword:
      'Haben Sie das nicht angefordert, lassen Sie diese E-Mail unbeachtet. Ihr Passwort bleibt, wie es ist.',
  },
  error: {
    deletingTitle:
      '„{{title}}“ konnte nicht gelöscht werden. Prüfen Sie Ihre Verbindung, und versuchen Sie es erneut.',
    documentNotFound: 'Dieses Dokument gibt es nicht mehr, oder Sie dürfen es nicht sehen.',
    insufficientClipboardPermissions:
      'Kein Zugriff auf die Zwischenablage. Prüfen Sie die Berechtigungen des Browsers.',
    notAllowedToAccessPage: 'Sie dürfen diese Seite nicht sehen.',
    notAllowedToPerformAction: 'Dazu sind Sie nicht berechtigt.',
    restoringTitle:
      '„{{title}}“ konnte nicht wiederhergestellt werden. Prüfen Sie Ihre Verbindung, und versuchen Sie es erneut.',
    unauthorized: 'Bitte melden Sie sich an.',
    unverifiedEmail: 'Bestätigen Sie Ihre E-Mail-Adresse, bevor Sie sich anmelden.',
  },
  fields: {
    addNew: 'Neu anlegen',
    addNewLabel: '{{label}} anlegen',
    newLabel: '{{label}} anlegen',
    itemsAndMore: '{{items}} und {{count}} weitere',
    chooseBetweenCustomTextOrDocument: 'Geben Sie eine Adresse ein, oder verlinken Sie ein Dokument.',
    chooseDocumentToLink: 'Wählen Sie ein Dokument für den Link',
  },
  general: {
    locale: 'Texte',
    noLabel: '–',
    true: 'Ja',
    false: 'Nein',
    noResults: 'Noch keine',
    searchBy: 'Suche: {{label}}',
    noResultsDescription: 'Es gibt noch keine Einträge, oder keiner passt zu den Filtern.',
    noTrashResults: 'Der Papierkorb ist leer.',
    payloadSettings: 'Ihre Einstellungen',
    aboutToDelete: '{{label}} „<1>{{title}}</1>“ wird gelöscht. Fortfahren?',
    aboutToDeleteCount_many: '{{count}} {{label}} werden gelöscht.',
    aboutToDeleteCount_one: '{{count}} {{label}} wird gelöscht.',
    aboutToDeleteCount_other: '{{count}} {{label}} werden gelöscht.',
    aboutToPermanentlyDelete: '{{label}} „<1>{{title}}</1>“ wird endgültig gelöscht. Fortfahren?',
    aboutToPermanentlyDeleteTrash:
      '<0>{{count}}</0> <1>{{label}}</1> im Papierkorb werden endgültig gelöscht. Fortfahren?',
    aboutToRestore: '{{label}} „<1>{{title}}</1>“ wird wiederhergestellt. Fortfahren?',
    aboutToRestoreAsDraft: '{{label}} „<1>{{title}}</1>“ wird als Entwurf wiederhergestellt. Fortfahren?',
    aboutToRestoreAsDraftCount: '{{count}} {{label}} werden als Entwurf wiederhergestellt.',
    aboutToRestoreCount: '{{count}} {{label}} werden wiederhergestellt.',
    aboutToTrash: '{{label}} „<1>{{title}}</1>“ wird in den Papierkorb verschoben. Fortfahren?',
    aboutToTrashCount: '{{count}} {{label}} werden in den Papierkorb verschoben.',
    adminTheme: 'Aussehen der Verwaltung',
    changesNotSaved:
      'Ihre Änderungen sind nicht gespeichert. Wenn Sie diese Seite verlassen, gehen sie verloren.',
    copyWarning:
      'Der Text auf {{to}} wird durch den auf {{from}} ersetzt: {{label}} „{{title}}“. Fortfahren?',
    creatingNewLabel: 'Neu: {{label}}',
    create: 'Anlegen',
    created: 'Angelegt',
    createdAt: 'Angelegt am',
    createNew: 'Neu anlegen',
    createNewLabel: '{{label}} anlegen',
    creating: 'Wird angelegt',
    successfullyCreated: '{{label}} angelegt.',
    currentlyEditing:
      'bearbeitet dieses Dokument gerade. Wenn Sie übernehmen, kann diese Person nicht weiterschreiben, und Nichtgespeichertes kann verloren gehen.',
    documentOutOfDate:
      'Dieses Dokument wurde inzwischen von jemand anderem geändert. Was Sie sehen, ist veraltet.',
    enterAValue: 'Wert eingeben',
    fallbackToDefaultLocale: 'Den englischen Inhalt verwenden',
    resetPreferences: 'Einstellungen zurücksetzen',
    resetPreferencesDescription: 'Alle Ihre Einstellungen werden zurückgesetzt.',
    resettingPreferences: 'Die Einstellungen werden zurückgesetzt.',
    sorryNotFound: 'Hier ist nichts, oder Sie dürfen es nicht sehen.',
    updatedAt: 'Zuletzt geändert',
    unsavedChanges:
      'Sie haben ungespeicherte Änderungen. Speichern oder verwerfen Sie sie, bevor Sie fortfahren.',
    unsavedChangesDuplicate: 'Sie haben ungespeicherte Änderungen. Trotzdem duplizieren?',
  },
  upload: {
    cropToolDescription:
      'Ziehen Sie die Ecken des Ausschnitts, zeichnen Sie einen neuen, oder ändern Sie die Werte unten.',
    focalPointDescription: 'Setzen Sie den Bildmittelpunkt in der Vorschau, oder ändern Sie die Werte unten.',
  },
  validation: {
    emailAddress: 'Geben Sie eine gültige E-Mail-Adresse ein.',
    enterNumber: 'Geben Sie eine gültige Zahl ein.',
    username:
      'Geben Sie einen gültigen Benutzernamen ein: Buchstaben, Ziffern, Bindestriche, Punkte und Unterstriche.',
  },
  version: {
    aboutToPublishSelection: 'Alle ausgewählten {{label}} werden veröffentlicht. Fortfahren?',
    aboutToRestore: '{{label}} wird auf den Stand vom {{versionDate}} zurückgesetzt.',
    aboutToRestoreGlobal: '{{label}} wird auf den Stand vom {{versionDate}} zurückgesetzt.',
    aboutToRevertToPublished: 'Das Dokument wird auf den veröffentlichten Stand zurückgesetzt. Fortfahren?',
    aboutToUnpublish: 'Das Dokument wird zurückgezogen. Fortfahren?',
    aboutToUnpublishIn: 'Das Dokument wird auf {{locale}} zurückgezogen. Fortfahren?',
    aboutToUnpublishSelection: 'Alle ausgewählten {{label}} werden zurückgezogen. Fortfahren?',
    confirmUnpublish: 'Zurückziehen bestätigen',
    modifiedOnly: 'Nur Geändertes',
    moreVersions: 'Weitere Versionen …',
    saveDraft: 'Als Entwurf speichern',
    specificVersion: 'Bestimmte Version',
    unpublish: 'Zurückziehen',
    unpublished: 'Nicht veröffentlicht',
    unpublishing: 'Wird zurückgezogen …',
    publishIn: 'Auf {{locale}} veröffentlichen',
    unpublishIn: 'Auf {{locale}} zurückziehen',
    unpublishedSuccessfully: 'Zurückgezogen.',
  },
}
