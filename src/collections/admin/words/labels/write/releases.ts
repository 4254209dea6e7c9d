import type { Words } from '../../language'

/** Versions of the applications. */
export const RELEASES = {
  Release: ['Programmversion', 'リリース'],
  Releases: ['Programmversionen', 'リリース'],
  'Versions of the applications: what is downloaded, and what the changelog says. The highest published version whose date has come is the one that is offered.':
    [
      'Versionen der Programme: was heruntergeladen wird und was im Änderungsverlauf steht. Angeboten wird die höchste veröffentlichte Version, deren Datum erreicht ist.',
      'アプリのバージョンです。ダウンロードされるファイルと変更履歴の内容を管理します。公開済みで日付を迎えた最新のバージョンが提供されます。',
    ],
  Application: ['Programm', 'アプリ'],
  'Video for Windows': ['Video für Windows', '動画（Windows）'],
  'Video for Mac': ['Video für Mac', '動画（Mac）'],
  'Video AI for Windows': ['Video-KI für Windows', '動画AI（Windows）'],
  'Video AI for Mac': ['Video-KI für Mac', '動画AI（Mac）'],
  'Music for Windows': ['Musik für Windows', '音楽（Windows）'],
  'Music for Mac': ['Musik für Mac', '音楽（Mac）'],
  Version: ['Version', 'バージョン'],
  'Numbers with dots between them, such as 6.4.0': [
    'Zahlen mit Punkten dazwischen, etwa 6.4.0',
    'ピリオド区切りの数字（例：6.4.0）',
  ],
  Date: ['Datum', '日付'],
  'From this day on it is offered, and stands in the changelog.': [
    'Ab diesem Tag wird sie angeboten und steht im Änderungsverlauf.',
    'この日から提供され、変更履歴に掲載されます。',
  ],
  'Draft: nobody sees it': ['Entwurf: niemand sieht sie', '下書き：公開されません'],
  'Published: offered as a download': [
    'Veröffentlicht: wird zum Herunterladen angeboten',
    '公開：ダウンロードで提供',
  ],
  'Retired: in the changelog alone': ['Abgelöst: nur noch im Änderungsverlauf', '提供終了：変更履歴のみ'],
  Notes: ['Hinweise zur Version', 'リリースノート'],
  'Minimum system': ['Mindestsystem', '必要なOS'],
  'Such as Windows 10 or macOS 12': ['Etwa Windows 10 oder macOS 12', '例：Windows 10、macOS 12'],
  'Name of the file': ['Dateiname', 'ファイル名'],
  'What it is stored as on a customer’s computer': [
    'So heißt die Datei auf dem Computer der Kunden',
    'お客様のパソコンに保存されるときの名前',
  ],
  Address: ['Adresse', 'アドレス'],
  'Where the file lies (https://…), if it is not uploaded above': [
    'Wo die Datei liegt (https://…), falls sie nicht oben hochgeladen ist',
    '上でアップロードしない場合の、ファイルの場所（https://…）',
  ],
  'Kind of the file': ['Art der Datei', 'ファイルの種類'],
  'Size of the file': ['Größe der Datei', 'ファイルのサイズ'],
  'A million is 1 MB. Counted by the shop for a file; by hand, or left empty, for an address': [
    'Eine Million ist 1 MB. Bei einer Datei zählt der Shop; bei einer Adresse von Hand eintragen oder leer lassen',
    '1MBは1,000,000です。ファイルの場合は自動で入力されます。アドレスの場合は入力するか、空欄のままにしてください',
  ],
  'Checksum of the file': ['Prüfsumme der Datei', 'ファイルのチェックサム'],
  'By it customers see that the download arrived whole. Computed by the shop for a file; for an address its SHA-256, or empty':
    [
      'Daran sehen Kunden, dass der Download vollständig ist. Bei einer Datei berechnet sie der Shop; bei einer Adresse deren SHA-256 oder leer',
      'ダウンロードが正しく完了したことをお客様が確認できます。ファイルの場合は自動で計算します。アドレスの場合はSHA-256を入力するか、空欄にします',
    ],
  Downloads: ['Downloads', 'ダウンロード数'],
  'How often it was asked for': ['Wie oft sie angefordert wurde', 'ダウンロードされた回数'],
} satisfies Words
