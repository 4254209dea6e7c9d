import type { ContentTexts } from '../texts'

export const authors: ContentTexts['authors'] = {
  'video-desk': {
    name: 'Redacción de vídeo',
    text: 'La redacción de vídeo escribe sobre plataformas, televisión a la carta, formatos de imagen y subtítulos. Prueba en Tidemark Video lo que cuenta, en Windows y en Mac, y avisa de lo que cambia al cruzar una frontera.',
  },
  'music-desk': {
    name: 'Redacción de música',
    text: 'La redacción de música se ocupa de lo que se escucha: formatos, etiquetas, carátulas, listas y audiolibros. Compara con calma antes de aconsejar y también dice cuándo un archivo más grande no suena distinto.',
  },
  'rights-desk': {
    name: 'Redacción de derechos',
    text: 'La redacción de derechos explica con palabras sencillas qué es la copia privada, qué añaden las condiciones de cada servicio y qué cambia de un país a otro. Sus textos orientan; no sustituyen a quien te asesore en un caso concreto.',
  },
  'support-desk': {
    name: 'Soporte',
    text: 'Soporte contesta lo que llega por el formulario de contacto. Convierte las dudas repetidas en instrucciones sobre licencias, dispositivos, actualizaciones, ofertas y conexiones lentas.',
  },
}
