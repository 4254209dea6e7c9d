import type { WindowWords } from './words'

export const es: WindowWords = {
  nav: { home: 'Inicio', downloads: 'Descargas', library: 'Biblioteca', settings: 'Ajustes' },
  saved: 'Guardado sin conexión',
  waiting: 'En espera',
  done: 'Listo',
  pause: 'Pausar la animación',
  video: {
    action: 'Descargar',
    quality: 'Calidad',
    audio: 'Audio',
    subtitles: 'Subtítulos',
  },
  music: {
    action: 'Convertir',
    format: 'Formato',
    quality: 'Calidad',
    playlist: 'Canciones para el tren',
  },
  ai: {
    action: 'Mejorar',
    before: 'Antes',
    after: 'Después',
    sharpen: 'Caras y textos más nítidos',
    upscale: 'Ampliar',
    left: 'Quedan 2 min',
  },
  episode: n => `Episodio ${n}`,
  hidden: n => `Título privado ${n}`,
  titles: [
    'El faro de sal',
    'Nueve puertas a la calle del Puerto',
    'Montañas de papel',
    'El segundo transbordador',
    'Una tetera para Marte',
    'El paraguas de la cartógrafa',
    'Un huerto en invierno',
    'Cartas con la marea baja',
  ],
  songs: [
    ['El puerto a las cuatro', 'Juno Vale'],
    ['Agua lenta', 'Los Barcos de Papel'],
    ['Lluvia de cobre', 'Mara Lind'],
    ['Junto a la ventanilla', 'Rumbo Norte'],
    ['Postales de junio', 'Ada y las gaviotas'],
    ['El último tranvía', 'Óscar Fell'],
  ],
  alt: {
    video: (name, system) => `${name} en ${system} con tres descargas en cola`,
    music: (name, system) =>
      `${name} en ${system} con una lista que se está convirtiendo en archivos de música`,
    ai: (name, system) => `${name} en ${system} con un vídeo antes y después de mejorar su nitidez`,
  },
}
