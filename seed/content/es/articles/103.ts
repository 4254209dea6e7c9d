import type { ArticleText } from '../../texts'

export const article103: ArticleText = {
  title: 'M3U8 y MPD: qué hay detrás de un vídeo en línea',
  summary:
    'Lo que ves no es un archivo, sino un índice de trozos. Si sabes leerlo, entiendes por qué la imagen y la voz llegan a veces por separado.',
  body: `
Cuando pulsas el botón de reproducir en un navegador, rara vez se descarga un archivo grande. El reproductor pide primero un texto que explica qué hay y, después, el vídeo, trozo a trozo. Ese texto suele ser de una de dos clases: M3U8 o MPD.

## ¿Por qué a trozos?

Porque tu conexión no es constante. Si el vídeo existe en varias resoluciones y cada una está cortada en segmentos de unos segundos, el reproductor puede cambiar en cada corte: pequeño dentro del túnel, grande al salir. A eso se le llama tasa adaptativa. Además, cuando saltas a una escena solo se baja el segmento que necesitas.

## M3U8, la lista de HLS

HLS nació en Apple. Un M3U8 es texto sencillo, en UTF-8, y tiene dos pisos:

- la **lista principal** enumera resoluciones, voces y subtítulos;
- la **lista de cada pista** da sus segmentos en orden, con la duración de cada uno.

Si al final se lee EXT-X-ENDLIST, el programa está completo. Si falta, sigue en emisión y el reproductor vuelve a preguntar al cabo de un rato. Muchas televisiones públicas trabajan así. El [descargador de M3U8](/m3u8-downloader) lee los dos pisos y te los presenta como opciones.

## MPD, el manifiesto de DASH

DASH es una norma internacional. Su descripción es un XML dividido en periodos, por ejemplo cabecera y película; dentro hay grupos de imagen, de audio y de texto, y dentro de cada grupo, representaciones con su resolución y su códec. Imagen y sonido van casi siempre por separado, así que quien guarda solo la primera obtiene cine mudo. El [descargador de MPD](/mpd-downloader) reúne las pistas que elijas.

## Qué pasa al unirlos

1. La aplicación lee el índice y te pregunta qué pistas quieres.
2. Baja los segmentos y comprueba que no falte ninguno.
3. Los encadena y mete imagen, voz y texto en un contenedor MP4 o MKV.

No se recodifica nada, por lo que es rápido y no se pierde calidad. Si después el sonido da un salto, habrá un segmento perdido o un cambio de periodo. Recargar la página suele traer una lista entera, porque las direcciones de los segmentos duran poco.

### Cómo reconocer la lista buena

Una misma página puede cargar varias: el tráiler, el anuncio y el programa. Mira primero la duración total y luego cuántas resoluciones ofrece. La del programa es la larga y la que trae varios tamaños de imagen. Una lista sin duración pertenece a un directo, que no tiene principio ni final fijos.

## Un ejemplo, línea a línea

Imagina una lista principal de un programa de cuarenta y cinco minutos. Estas son las piezas que verás y lo que quieren decir:

- **EXTM3U:** la primera línea. Solo anuncia que lo que sigue es una lista.
- **EXT-X-STREAM-INF** con BANDWIDTH=5000000 y RESOLUTION=1920x1080: hay una versión de 1080p que pide cinco megabits por segundo.
- **La misma línea con 1280x720** y unos tres megabits: la versión media.
- **EXT-X-MEDIA** con TYPE=AUDIO y el idioma «es»: una voz en español, aparte.
- **TYPE=SUBTITLES:** unos subtítulos, por lo general en WebVTT.

Con eso puedes echar cuentas antes de guardar nada. Cinco megabits por segundo son 0,625 megabytes, y cuarenta y cinco minutos tienen 2.700 segundos: el archivo rondará los 1,7 gigas. A segmentos de seis segundos, serán 450 trozos. Si el contador de la aplicación dice 449, falta uno, y sabes dónde buscar.

### Leerlo sin ningún programa

Una lista M3U8 se abre con cualquier editor de textos. En el navegador, pulsa F12, elige la pestaña de red, escribe «m3u8» o «mpd» en el filtro y pon en marcha el vídeo: la primera petición que aparezca suele ser la lista principal. Verás cuántas versiones hay, qué idiomas trae y si el programa está completo. Es la manera más rápida de revisar una retransmisión propia: si falta la voz en inglés o la resolución alta, se nota ahí antes de que se queje el público. Mirar la lista no guarda nada ni abre nada que estuviera cerrado.

## En qué se diferencian al usarlos

1. **De lectura.** El M3U8 se entiende con los ojos; el MPD, al ser XML, se lee mejor como árbol.
2. **De nombres.** HLS suele enumerar cada trozo. DASH da a menudo un patrón y un número, y el reproductor calcula los demás.
3. **De cortes publicitarios.** En DASH son periodos; en HLS, una marca llamada discontinuidad. En ambos pueden cambiar el volumen y el tamaño de la imagen.
4. **De directos.** En HLS falta la línea final; en DASH, el atributo dice «dynamic» en lugar de «static».

## Cuando algo no cuadra

- **Imagen sin sonido.** Has guardado solo la pista de vídeo. Vuelve a la lista y marca la voz.
- **El sonido se adelanta poco a poco.** Falta un trozo de una de las dos pistas. Repite la descarga de esa.
- **Solo sale 480p.** El servicio ofrece a cada aparato y a cada plan lo que le parece. Comprueba qué ves en el navegador con la misma cuenta.
- **Error 403 a la mitad.** La dirección de los trozos ha caducado: recarga la página y reanuda.
- **Los subtítulos van por delante.** Cuando hay anuncios, a veces cuentan desde otro cero. Corrige el desfase en el reproductor.
- **La lista está vacía.** Quizá la página usa el otro formato. Prueba con el otro producto antes de darlo por imposible.

## ¿Y si va cifrado?

Los dos formatos pueden cifrar sus segmentos. Cuando hay DRM, un servidor de licencias concede el permiso de reproducción y lo ata a una cuenta y a un aparato. Esa protección tiene amparo legal, en la Unión Europea y en otros muchos lugares, y no se debe eludir. Usa estas herramientas con tus propias emisiones, con contenidos libres, con grabaciones cuyos derechos tengas y con ofertas cuyo titular te permita copiar. Para lo demás, lee [qué puedes guardar](/article/101).
`,
  meta_title: 'M3U8 y MPD, explicados con sencillez',
  meta_description:
    'HLS y DASH sin tecnicismos: para qué sirven sus listas, por qué imagen y voz van por separado y cómo vuelven a ser un solo archivo.',
}
