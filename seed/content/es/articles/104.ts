import type { ArticleText } from '../../texts'

export const article104: ArticleText = {
  title: 'Elegir códec, contenedor y subtítulos sin volverse loco',
  summary:
    'MP4 o MKV, H.264 o H.265, SRT o texto incrustado: las decisiones que hacen que un archivo se vea en la tele del dormitorio, y cómo tomarlas una sola vez.',
  meta_title: 'MP4 o MKV, H.264 o H.265, SRT: cómo elegir',
  meta_description:
    'Contenedores, códecs y subtítulos explicados sin jerga, con una elección para televisores, tabletas, servidores y portátiles viejos.',
  body: `
Piensa en un paquete. El **contenedor** es la caja; los **códecs**, la manera en que se han doblado dentro la imagen y el sonido; los **subtítulos**, la nota que los acompaña. Si el aparato falla con una de las tres cosas, el paquete no se abre bien.

## La caja: MP4 o MKV

**MP4** se abre casi en cualquier sitio: móviles, tabletas, televisores, consolas, coches. Admite varias pistas de audio y subtítulos sencillos, aunque muchos reproductores solo enseñan la primera pista de cada clase.

**MKV** acepta prácticamente todo: audios, subtítulos con estilo, capítulos, tipos de letra. Se lleva bien con los ordenadores y los servidores domésticos. El móvil necesita un reproductor que lo entienda y un televisor antiguo puede rechazarlo.

Cambiar de caja no altera el contenido. Si el contenedor no te sirve pero los códecs sí, se vuelve a empaquetar en segundos y sin pérdida.

## La imagen: H.264, H.265 y AV1

- **H.264 (AVC)** lo entienden los aparatos de los últimos quince años. Es la respuesta cuando no sabes dónde se verá.
- **H.265 (HEVC)** ocupa entre un tercio y la mitad menos con la misma imagen. Los equipos posteriores a 2017, más o menos, lo llevan en el chip; los anteriores tartamudean.
- **AV1** ahorra todavía más y no paga licencias. Solo los aparatos recientes lo leen sin castigar la batería.

Cada servicio entrega lo que tiene. Convertir después cuesta tiempo y siempre algo de calidad, de modo que, si hay opción, elige al guardar.

## El sonido: dos canales o más

AAC estéreo no falla. Dolby Digital Plus (E-AC-3) trae sonido envolvente y lo conocen la mayoría de televisores y receptores, mientras que más de una tableta se queda muda. Si conservas dos pistas, pon delante la estéreo.

### Cuando el sonido no va con la imagen

Si la voz llega siempre medio segundo tarde, es el aparato: la barra de sonido o los auriculares sin cable añaden retraso, y casi todos los televisores tienen un ajuste para corregirlo. Si el desfase crece a lo largo de la película, es el archivo: la imagen y la voz se guardaron con velocidades distintas, o falta un trozo. Compruébalo en un ordenador antes de tocar nada. Y si solo ocurre en un reproductor, cambia de contenedor, que es gratis, antes que de códec, que no lo es.

## Los subtítulos: dentro, al lado o incrustados

- **SRT** es texto con tiempos y nada más. Puede ir junto al vídeo con el mismo nombre, y lo abre cualquier editor.
- **WebVTT** es su pariente de la web, con algo de colocación.
- **ASS** sabe de colores, letras y lugares. En el anime se usa para carteles y canciones.
- **Incrustado** quiere decir que forma parte de la imagen: se ve en todas partes y ya no se quita.

Si el texto no sale, mira primero el nombre: «pelicula.mp4» y «pelicula.es.srt» se reconocen; «pelicula (1).srt» no. Si las tildes aparecen rotas, guarda el SRT en UTF-8.

## ¿Y el HDR, los capítulos y las fuentes?

Tres detalles que nadie mira hasta que fallan.

- **HDR.** Una imagen HDR en una pantalla corriente se ve gris y lavada si el reproductor no la convierte. Si alguna de tus pantallas no lo admite, guarda la versión normal cuando la haya.
- **Capítulos.** MKV los lleva siempre; en MP4 dependen del reproductor. Para un concierto o un curso merecen la pena.
- **Fuentes incrustadas.** El ASS puede pedir una letra concreta. En MKV viaja dentro del archivo; si pasas a MP4, se pierde y los carteles salen con otra.

## Cuánto ocupa cada decisión

Para una película de dos horas, a modo de orientación:

- H.264 a 1080p: de cuatro a seis gigas;
- H.265 a 1080p: de dos a cuatro;
- H.264 a 720p: alrededor de dos;
- una voz estéreo en AAC: unos 120 megas;
- una voz en Dolby Digital Plus: unos 550 megas, según el servicio;
- unos subtítulos: menos de una décima de mega.

Dicho de otro modo: lo que pesa es la imagen. Quitar un idioma ahorra poco y se echa de menos; bajar de 1080p a 720p ahorra la mitad y en una tableta casi no se nota.

## La prueba de los dos minutos

Antes de guardar una temporada entera, guarda **un** capítulo con la configuración prevista y llévalo al aparato donde lo verás.

1. Ábrelo desde el principio.
2. Salta a la mitad.
3. Cambia de voz.
4. Enciende los subtítulos y busca una tilde y una eñe.
5. Pausa, espera un minuto y sigue.

Si los cinco pasos salen bien, saldrán bien los demás capítulos. Si falla uno, cambia **una sola** cosa y repite: primero el contenedor, después el audio y, en último lugar, el códec de imagen.

## Errores frecuentes

- **Cambiar la extensión a mano.** Pasar de «.mkv» a «.mp4» en el nombre no cambia la caja.
- **Convertir por si acaso.** Cada conversión resta. Guarda el original mientras funcione.
- **Incrustar por comodidad.** El día que veas una falta de ortografía ya no tendrá arreglo.
- **Una memoria USB en FAT32.** No admite archivos de más de cuatro gigas. Usa exFAT si tu televisor lo lee.
- **Tirar la versión original.** Ocupa lo que una canción larga por capítulo, y algún día la querrás.

## En corto

- Televisor de edad desconocida: MP4, H.264, AAC estéreo y SRT al lado.
- Tableta para un viaje: MP4, H.264 o H.265, una pista de audio.
- Servidor en casa: MKV con lo que entregue el servicio y los idiomas que se hablen en casa.
- Para aprender idiomas: MKV con dos audios y dos subtítulos, como cuenta [este artículo](/article/105).

[Vídeo todo en uno](/all-in-one-video-suite) recuerda estas decisiones para que no las repitas. Lo que las listas de un flujo revelan de sus códecs está en [M3U8 y MPD](/article/103).
`,
}
