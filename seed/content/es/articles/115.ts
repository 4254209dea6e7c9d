import type { ArticleText } from '../../texts'

export const article115: ArticleText = {
  title: 'Viaje a la Luna (1902): qué copia guardar',
  summary:
    'Un cuarto de hora de cine que cualquiera puede copiar, en blanco y negro o coloreado a mano. En qué se distinguen las copias y qué puede seguir protegido en ellas.',
  meta_title: 'Viaje a la Luna (1902): qué copia elegir',
  meta_description:
    'En blanco y negro o coloreada a mano, con qué música y a qué velocidad: cómo elegir una copia de la película de Méliès y guardarla en regla.',
  body: `
Seis sabios se hacen disparar a la Luna, se topan con sus habitantes bajo setas gigantes y vuelven a casa cayéndose por el borde. Georges Méliès rodó la película en 1902, en su estudio acristalado de Montreuil, con telones pintados, trampillas y cortes hechos en la propia cámara. El proyectil clavado en el ojo de la Luna lo conoce hasta quien nunca la ha visto.

## Por qué puedes guardarla

Méliès murió en enero de 1938. Donde la protección dura setenta años tras la muerte del autor, terminó con el año 2008. En España, para autores fallecidos antes de 1987 el plazo es de ochenta años, y también ha pasado. Puedes copiarla, cortarla y proyectarla. Eso vale para la película, no para todo lo que se le añadió después:

- una **música** grabada para una edición nueva es de quienes la compusieron y la tocan,
- un **comentario** o su traducción tiene autor propio,
- una **restauración** está protegida por sí misma en algunos países.

Si solo quieres verla en casa, lo más sencillo es una copia cuyo editor permita la descarga.

## ¿En blanco y negro o en color?

Durante décadas solo se conoció en blanco y negro. Pero Méliès también vendía copias pintadas a pincel, fotograma a fotograma. Se daban por perdidas hasta que en 1993 apareció una en Barcelona, en la Filmoteca de Catalunya, tan frágil que no se podía desenrollar. Hicieron falta años para fotografiarla imagen por imagen. Los colores restaurados se vieron en Cannes en 2011, con música nueva del dúo Air. Así que, si una página la ofrece en color, míralo dos veces: puede ser esa restauración, con música protegida, o una copia en blanco y negro coloreada por ordenador.

## En qué más fijarse

1. **La duración.** El cine mudo no tiene una velocidad fija. A 14 imágenes por segundo dura un cuarto de hora; a 24 se acaba en nueve minutos y todos corretean.
2. **El final.** Muchas copias antiguas terminan con la caída al mar. En las más completas siguen un desfile y una estatua.
3. **Los rótulos.** No tiene ninguno. Si los hay, alguien los puso.

## Cómo guardarla

Las filmotecas y las bibliotecas de obras libres la ofrecen como archivo, casi siempre con su licencia: basta el botón de su página. Para páginas abiertas que solo la reproducen está el [descargador de vídeos](/video-downloader). Toma la imagen más grande que haya; lo que se puede sacar de una pequeña lo cuenta [el artículo sobre la IA de vídeo](/article/110). Los productos adecuados están en [la página de esta película](/movie-downloader/115), y lo que se puede guardar en general, en [este repaso](/article/101).
`,
}
