import type { ArticleText } from '../../texts'

export const article109: ArticleText = {
  title: 'Audiolibros: capítulos, reproductores y dónde parar',
  summary:
    'Una novela de veinte horas pide capítulos, un marcapáginas y un reproductor con memoria. Qué hace el M4B, quién lo respeta y qué puedes conservar.',
  meta_title: 'Audiolibros sin conexión: capítulos, M4B y MP3',
  meta_description:
    'Qué hace cómodo un audiolibro: capítulos con nombre, M4B o MP3, reproductores que recuerdan por dónde ibas y los límites de la copia.',
  body: `
Si el reproductor pierde el sitio en una canción, la oyes otra vez y ya está. Si lo pierde en la hora trece de «Fortunata y Jacinta», te ha estropeado la tarde. Un audiolibro no se juzga por lo bien que suena, sino por tres cosas: que tenga capítulos, que recuerde por dónde ibas y que no llegue hecho migas en doscientos archivos.

## Un M4B o muchos MP3

**M4B** es un MP4 pensado para la palabra. El libro entero cabe en un archivo, con capítulos, portada y sonido AAC. Los reproductores que lo conocen lo tratan como un libro: guardan el punto exacto, ofrecen temporizador y enseñan el índice.

**MP3 por capítulos** es la salida para aparatos que no saben de libros: la radio del coche, el altavoz de los niños, un reproductor de los de botones. Numera con ceros delante, de «01» a «48»; si no, el capítulo 10 sonará después del 1.

**Un único MP3 de doce horas** reúne lo peor de las dos cosas. Al primer tirón del cable vuelves a empezar, y buscar la página a dedo es un castigo.

Si dudas, guarda el M4B y saca de él los MP3 cuando los necesites. Partir es instantáneo; volver a juntar, con sus títulos, da trabajo.

## Capítulos que digan algo

Un buen índice lleva los títulos del libro, no «Pista 17». Cuando el original solo trae números, abre el índice de la edición en papel, que las librerías suelen enseñar en su web, y escríbelos una vez. En un ensayo es la diferencia entre consultar y rebuscar.

La medida cómoda está entre diez y cuarenta minutos, lo que dura un trayecto. Si un capítulo pasa de una hora, pártelo en una pausa del texto y nunca en mitad de un párrafo. Y comprueba el primero y el último: los créditos de apertura y de cierre, si no se separan, acaban pegados a la novela.

## Menos sonido del que crees

La voz necesita poco. A modo de orientación, un libro de veinte horas ocupa

- a 64 kbit/s en mono, unos 580 MB, y suena limpio;
- a 96 kbit/s, unos 860 MB, por si el narrador viene con música de fondo;
- a 128 kbit/s en estéreo, algo más de 1,1 GB, lo adecuado para una ficción sonora con efectos.

Subir de ahí solo llena el teléfono. Y convertir un archivo de 64 kbit/s a 320 no devuelve nada: pesa cinco veces más y dice lo mismo.

## Un reproductor con memoria

Antes de elegir aplicación, comprueba que haga estas cosas:

1. Recordar el sitio **de cada libro** por separado, también tras reiniciar.
2. Retroceder treinta segundos con un botón grande. Siempre te distraes.
3. Cambiar la velocidad de décima en décima sin deformar la voz.
4. Apagarse al final del capítulo, no solo a los quince minutos.
5. Obedecer a los mandos de los auriculares y del coche.

En el móvil hay aplicaciones de audiolibros para Android y para iPhone que abren M4B y carpetas de MP3; en el iPhone, la propia aplicación Libros acepta los tuyos. En el ordenador, VLC enseña los capítulos. Y si en casa se escucha mucho, un servidor como Audiobookshelf lleva la cuenta de cada miembro de la familia.

Sobre la velocidad, un consejo: ajústala al narrador, no a tu impaciencia. Mucha gente termina en 1,1 o 1,2; más allá, la prosa deja de oírse y solo queda el argumento.

## Dónde parar

Los buenos puntos son los finales de capítulo, y por eso el temporizador que los respeta vale más que el de minutos. Si te duermes escuchando, pon además un límite de media hora: al día siguiente sabrás que lo último que recuerdas queda, como mucho, treinta minutos atrás. Para el coche, descarga o copia el libro antes de salir; entre Despeñaperros y Jaén no es momento de descubrir que la aplicación quería red.

## De dónde salen los libros

- **Bibliotecas.** eBiblio presta audiolibros gratis con el carné de una biblioteca pública española. El préstamo dura unas semanas y el libro se devuelve solo.
- **Dominio público.** LibriVox y AlbaLearning ofrecen clásicos leídos en español, para escuchar y descargar. Comprueba la licencia de cada grabación: el texto puede ser libre y la lectura, no.
- **Venta sin protección.** Algunas editoriales y tiendas entregan MP3 corrientes. Es lo más sencillo si quieres conservarlos.
- **Suscripciones.** Audible, Storytel y otras. En unas compras títulos con créditos, en otras solo tienes acceso mientras pagas, y hay planes que combinan ambas cosas.

Esa última diferencia lo decide casi todo. Un título **comprado** con crédito suele seguir en tu biblioteca aunque canceles; uno **incluido** en el catálogo deja de ser tuyo el día que te vas. Míralo en la ficha de cada libro antes de pensar en guardarlo.

Para tu propia biblioteca está el [convertidor de Audible](/audible-converter): escribe los títulos como M4B o por capítulos, para reproductores que el servicio no contempla. Los prestados están hechos para el plazo del préstamo. Que puedas tener una copia privada depende de las condiciones de la tienda y de la ley del lugar donde estás, que en España no ampara saltarse una protección; el detalle está en [qué puedes guardar](/article/101).

## Errores que cuestan una tarde

- **Etiquetas de música en un libro.** Con el narrador como artista, cada voz forma una estantería. Usa el autor como artista y el narrador en el campo de compositor: es lo habitual.
- **Series sin número.** «El laberinto de los espíritus» se coloca antes que «La sombra del viento». Escribe la serie y el número en el título o en el álbum: «Cementerio 01».
- **Reproducción aleatoria activada.** Parece broma hasta que la novela negra empieza por el culpable.
- **Cortar por tiempo.** Los tramos de diez minutos exactos parten frases. Corta por capítulos.
- **Borrar del teléfono antes de comprobar el sitio.** Algunas aplicaciones guardan el marcapáginas junto al archivo: se va uno y se va el otro.

## Y una copia de la lista

Una biblioteca de años son muchos créditos. Apunta qué has comprado y dónde, conserva los recibos y ten en dos discos lo que puedas conservar. El orden de carpetas y portadas es el mismo que el de la [música](/article/108), y para decidir entre AAC y MP3 sirve todo lo dicho en [con pérdida o sin ella](/article/107).
`,
}
