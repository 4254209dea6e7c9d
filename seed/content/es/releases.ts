import type { ContentTexts } from '../texts'

export const releases: ContentTexts['releases'] = {
  'video_win 6.4.0': {
    notes: [
      'La cola puede ordenarse por el último día disponible, si el servicio lo publica.',
      'Los subtítulos de varios idiomas se guardan en un mismo MKV, en el orden que indiques.',
      'Los ajustes tienen buscador.',
      'Una tarea interrumpida continúa en el capítulo en que se paró y no en el primero.',
    ],
  },
  'video_win 6.3.2': {
    notes: [
      'Los nombres de más de 200 caracteres se acortan para que Windows los acepte.',
      'La ventana recuerda su posición en una segunda pantalla.',
      'Corregido: el orden de los capítulos en series cuya numeración no empieza de nuevo con cada temporada.',
    ],
  },
  'video_win 6.3.0': {
    notes: [
      'Plantillas de nombres para series: se combinan título, temporada, capítulo, fecha e idioma.',
      'La audiodescripción se distingue en la lista de pistas.',
      'Se ha actualizado el navegador interno.',
      'Las colas de más de cien títulos ocupan menos memoria.',
    ],
  },
  'video_win 6.2.0': {
    notes: [
      'Aspecto oscuro, según el ajuste de Windows.',
      'Antes de empezar una tarea se comprueba el espacio libre.',
      'Los SRT se escriben en UTF-8, de modo que las tildes y los kana se ven bien en cualquier reproductor.',
    ],
  },
  'video_mac 6.4.0': {
    notes: [
      'La cola puede ordenarse por el último día disponible, si el servicio lo publica.',
      'macOS avisa al terminar una tarea, si has permitido las notificaciones.',
      'Los subtítulos de un MKV respetan el orden elegido.',
    ],
  },
  'video_mac 6.3.1': {
    notes: [
      'Las carpetas de un disco externo se reconocen al volver a conectarlo.',
      'El ordenador ya no entra en reposo durante una tarea, salvo que cierres la tapa.',
      'Corregido: la altura de las listas largas a pantalla completa.',
    ],
  },
  'video_mac 6.2.0': {
    notes: [
      'Funciona de forma nativa en los Mac con chip de Apple y en los que llevan procesador Intel.',
      'Aspecto oscuro, según el ajuste de macOS.',
      'Antes de empezar una tarea se comprueba el espacio libre.',
    ],
  },
  'ai_win 2.1.0': {
    notes: [
      'La vista partida se mueve con las flechas del teclado.',
      'Nuevo ajuste de ruido para cintas, más suave con la piel y los tejidos.',
      'Los lotes se pueden pausar y continúan después de reiniciar el ordenador.',
    ],
  },
  'ai_win 2.0.0': {
    notes: [
      'Nueva ventana de proyecto, con los pasos de cada vídeo en una columna.',
      'Reconoce tarjetas gráficas de tres fabricantes y calcula la duración antes de exportar.',
      'Las grabaciones entrelazadas se detectan al abrirlas.',
      'Los proyectos de la versión 1 se abren y se guardan en el formato nuevo.',
    ],
  },
  'ai_mac 2.1.0': {
    notes: [
      'Versión de mantenimiento para quienes tienen licencia de Mac: la vista partida se mueve con las flechas del teclado.',
      'El sonido no se desfasa en exportaciones de más de dos horas.',
    ],
  },
  'music_win 4.2.0': {
    notes: [
      'Las carátulas se incrustan al tamaño que lee tu reproductor; se elige una vez en los ajustes.',
      'Antes de empezar una lista se marcan los temas que ya están en la carpeta.',
      'El número de disco de las cajas se escribe en las etiquetas.',
    ],
  },
  'music_mac 4.2.0': {
    notes: [
      'Las carátulas se incrustan al tamaño que lee tu reproductor; se elige una vez en los ajustes.',
      'Con doble clic, los discos terminados se muestran en el Finder.',
      'En música clásica, compositor y obra son dos campos separados.',
    ],
  },
}
