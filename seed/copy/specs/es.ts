import type { SpecTexts } from './text'

export const es: SpecTexts = {
  names: {
    formats: 'Formatos',
    videoFormats: 'Formatos de vídeo',
    musicFormats: 'Formatos de música',
    resolution: 'Resolución',
    tracks: 'Pistas de audio',
    subtitles: 'Subtítulos',
    sound: 'Calidad del sonido',
    tags: 'Etiquetas',
    source: 'Material de partida',
    tasks: 'Tareas',
    computing: 'Procesamiento',
    trial: 'Prueba gratuita',
  },
  separator: ', ',
  streaming: {
    resolution: 'Hasta la que tu propia cuenta reproduce en este ordenador',
    tracks: 'Las que ofrece el título; un MKV guarda varias',
    subtitles: 'Si el servicio los ofrece: como pista o como archivo SRT junto al vídeo',
  },
  sites: {
    formats: 'MP4, MKV o solo el sonido en M4A',
    resolution: 'Los tamaños que el sitio ofrece para cada vídeo',
    subtitles: 'Si el sitio los ofrece, como archivo junto al vídeo',
  },
  streams: {
    resolution: 'Las variantes que indica la emisión',
    tracks: 'Una de las que contiene la emisión, o varias',
    subtitles: 'Si la emisión los contiene',
  },
  music: {
    sound: 'La que reproduce tu plan; convertir no añade nada',
    tags: 'Artista, álbum, número de pista y portada',
  },
  ai: {
    source: 'Tus propias grabaciones: cintas digitalizadas, vídeos del móvil, películas terminadas',
    tasks: 'Ampliar, quitar ruido, enfocar caras, suavizar el movimiento, equilibrar colores',
    computing: 'En tu propio ordenador, mejor con una tarjeta gráfica dedicada; no se sube nada',
  },
  trial: 'La misma aplicación, sin clave; ella misma muestra sus límites',
}
