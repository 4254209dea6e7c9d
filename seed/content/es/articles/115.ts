import type { ArticleText } from '../../texts'

export const article115: ArticleText = {
  title: 'Viaje a la Luna (1902): qué copia guardar',
  summary:
    'Un cuarto de hora de cine que cualquiera puede copiar, en blanco y negro o coloreado a mano. En qué se distinguen las copias y qué sigue quizá protegido.',
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

## Cuadro a cuadro

La película son unos treinta cuadros, cada uno rodado como si la cámara ocupara la mejor butaca del teatro. Estos son los que conviene no perderse.

1. **El congreso.** Los astrónomos visten como magos, y el propio Méliès los preside con barba y pizarra. Los telescopios se convierten en taburetes: es el primer truco de parada de cámara.
2. **La fundición.** Al fondo, las chimeneas de París son un telón; el humo es de verdad.
3. **El disparo.** Una fila de bailarinas vestidas de marineras empuja el proyectil. Venían de los teatros de variedades.
4. **La cara de la Luna.** No se acerca la cámara, se acerca la Luna, sobre una plataforma.
5. **El alunizaje, dos veces.** Primero en el ojo y después en el suelo. El montaje de 1902 no veía en ello ningún error.
6. **Las setas y los selenitas.** Son acróbatas, y estallan en humo al primer paraguazo.
7. **La caída y el mar.** El fondo marino se rodó a través de una pecera.

La idea viene de Julio Verne y de H. G. Wells, y también de una opereta de Offenbach que el público conocía. Por eso nadie echaba en falta rótulos.

## De dónde salen tantas copias

Méliès vendía sus películas por metros, y en Estados Unidos las duplicaron sin pagarle. Muchas de las copias que hoy circulan descienden de aquellos duplicados: más contrastadas, con menos detalle y a veces sin final. Segundo de Chomón, aragonés, rodó en 1908 para Pathé una «Excursión a la Luna» tan parecida que todavía se confunden. Si los selenitas bailan mucho y la nave entra por la boca de la Luna, estás viendo la otra.

## Revisar un archivo en un minuto

1. **La forma.** La imagen debe ser casi cuadrada, cuatro por tres. Si llena una pantalla ancha, le han cortado cabezas y pies.
2. **La quietud.** Pausa en el congreso. Si aparecen dientes de peine, está entrelazado.
3. **El grano.** Un poco es bueno. Una superficie lisa como el plástico indica que han filtrado de más.
4. **El peso.** Un cuarto de hora en 1080p ronda el medio giga. Con 50 megas no puede haber mucho detalle.
5. **La duración.** Por debajo de diez minutos, o va deprisa o le falta el desfile.

## Una sesión en casa

Con niños funciona de maravilla, por lo corta y por lo clara. En 1902 la acompañaba un explicador que contaba en voz alta lo que pasaba: haz tú ese papel la primera vez y deja que lo hagan ellos la segunda. Para la música basta un piano, un acordeón o cualquier grabación propia; así la sesión es enteramente libre y la puedes grabar y enseñar. Después, una tijera, una cartulina y un bote de pintura dan para construir el cañón.

Quien quiera seguir puede buscar otras películas de Méliès de los mismos años. Dirigió más de quinientas y se conserva algo menos de la mitad. Acabó vendiendo juguetes en la estación de Montparnasse, donde lo reconocieron a finales de los años veinte.

## Cómo guardarla

Las filmotecas y las bibliotecas de obras libres la ofrecen como archivo, casi siempre con su licencia: basta el botón de su página. Para páginas abiertas que solo la reproducen está el [descargador de vídeos](/video-downloader). Toma la imagen más grande que haya; lo que se puede sacar de una pequeña lo cuenta [el artículo sobre la IA de vídeo](/article/110). Los productos adecuados están en [la página de esta película](/movie-downloader/115), y lo que se puede guardar en general, en [este repaso](/article/101).
`,
}
