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
  'From this day on it is offered, and appears in the changelog.': [
    'Ab diesem Tag wird sie angeboten und steht im Änderungsverlauf.',
    'この日から提供され、変更履歴に掲載されます。',
  ],
  'Draft: nobody sees it': ['Entwurf: niemand sieht sie', '下書き：公開されません'],
  'Published: offered as a download': ['Veröffentlicht: zum Download', '公開：ダウンロードで提供'],
  'Retired: in the changelog only': ['Abgelöst: nur im Änderungsverlauf', '提供終了：変更履歴のみ'],
  Notes: ['Hinweise zur Version', 'リリースノート'],
  'Minimum system': ['Mindestsystem', '必要なOS'],
  'Such as Windows 10 or macOS 12': ['Etwa Windows 10 oder macOS 12', '例：Windows 10、macOS 12'],
  'File name': ['Dateiname', 'ファイル名'],
  'What it is stored as on a customer’s computer': [
    'So heißt die Datei auf dem Computer der Kunden',
    'お客様のパソコンに保存されるときの名前',
  ],
  Address: ['Adresse', 'アドレス'],
  'Where the file is (https://…), if it is not uploaded above': [
    'Wo die Datei liegt (https://…), falls sie nicht oben hochgeladen ist',
    '上でアップロードしない場合の、ファイルの場所（https://…）',
  ],
  'File type': ['Art der Datei', 'ファイルの種類'],
  'File size': ['Größe der Datei', 'ファイルのサイズ'],
  'A million is 1 MB. Counted by the shop for a file; for an address, typed by hand or left empty': [
    'In Bytes, eine Million ist 1 MB. Für eine hochgeladene Datei ermittelt sie der Shop; für eine Adresse tragen Sie sie ein oder lassen das Feld leer',
    '1MBは1,000,000バイトです。ファイルの場合は自動で入力されます。アドレスの場合は入力するか、空欄のままにしてください',
  ],
  'File checksum': ['Prüfsumme der Datei', 'ファイルのチェックサム'],
  'Lets customers check that their download is complete. The shop works it out for a file; for an address enter its SHA-256, or leave this empty':
    [
      'Daran erkennen Kunden, dass der Download vollständig ist. Für eine hochgeladene Datei berechnet sie der Shop; für eine Adresse tragen Sie die SHA-256 ein oder lassen das Feld leer',
      'ダウンロードが正しく完了したことをお客様が確認できます。ファイルの場合は自動で計算します。アドレスの場合はSHA-256を入力するか、空欄にします',
    ],
  Downloads: ['Downloads', 'ダウンロード数'],
  'How often it was requested': ['Wie oft sie angefordert wurde', 'ダウンロードされた回数'],
} satisfies Words
