import type { ArticleText } from '../../texts'

export const article113: ArticleText = {
  title: 'Cuando una descarga va lenta: qué mirar y en qué orden',
  summary:
    'Siete comprobaciones, del cable a la hora del día, que dan casi siempre con la causa, y los datos que nos ayudan cuando no es así.',
  meta_title: '¿Descarga lenta? Siete cosas que comprobar',
  meta_description:
    'Conexión, wifi, disco, hora y ajustes: siete comprobaciones para descargas lentas o que se paran, con cifras para saber qué es normal.',
  body: `
«Va lento» quiere decir cuatro cosas distintas: lento desde el principio, lento por la noche, se para a la mitad o se eterniza en el último uno por ciento. Cada una tiene sus sospechosos. Antes de tocar ajustes, mira cuál es la tuya y sigue la lista desde arriba; los primeros puntos llevan un minuto.

## Qué es normal

Sin una cifra al lado, cualquier espera parece demasiado larga. Las conexiones se venden en megabits y los archivos se miden en megabytes: divide entre ocho. Una línea de 100 Mbit/s baja, en el mejor de los casos, 12,5 MB por segundo. Así, un capítulo de 1,5 GB tarda

- unos dos minutos a 100 Mbit/s,
- unos diez a 20 Mbit/s,
- unos cuarenta a 5 Mbit/s.

Ese es el suelo. Por encima está lo que el servicio quiera dar: las plataformas reparten el vídeo a la velocidad que hace falta para verlo, con algo de margen, y no a la que tú tengas contratada. Con 600 Mbit/s de fibra es corriente que un título no pase de 30 o 40. No hay avería: es el grifo de ellos.

## Las siete comprobaciones

1. **¿Se ve sin cortes en el navegador?** Abre el mismo título. Si allí también se para, la causa está en la red o en el servicio y ningún ajuste nuestro la arregla.
2. **Cable en lugar de wifi.** Dos tabiques y un microondas se llevan media conexión. Si no hay cable, haz una prueba junto al rúter y conéctate a la red de 5 GHz, que llega menos lejos pero va menos cargada que la de 2,4.
3. **¿Quién más la está usando?** La copia de fotos a la nube, la actualización de un juego y una videollamada en el cuarto de al lado salen de la misma tubería.
4. **¿Qué hora es?** Entre las nueve y las doce de la noche coincide media España delante de una pantalla. Deja la cola para la madrugada o para después de comer.
5. **¿Cuántos títulos a la vez?** Más no es más rápido. Uno o dos dan el mejor resultado en casi todas las líneas, y el servicio no lo toma por abuso.
6. **¿Frena el disco?** Una memoria USB barata escribe a 10 o 15 MB por segundo, y un disco casi lleno, a tirones. Guarda en el disco interno y copia después. Deja libre al menos el doble de lo que ocupará el archivo, porque durante la unión existe dos veces.
7. **¿Está al día la aplicación?** Los servicios cambian su forma de emitir sin avisar a nadie. En el [registro de cambios](/changelog/video-downloader-windows) consta a qué nos hemos adaptado.

### Una prueba de cinco minutos

Para separar la línea del servicio, baja algo que no dependa de él. Con la prueba del [descargador de vídeos](/video-downloader) sirve un vídeo corto de un sitio abierto cuyo autor permita copiarlo. Si ese va rápido y el otro no, el problema es de la plataforma; si los dos van mal, es de tu casa o de tu operador.

## Se para a la mitad

Una interrupción suele ser una sesión caducada. Vuelve a identificarte dentro de la aplicación y reanuda: los trozos que ya están no se bajan otra vez.

Si se detiene **siempre en el mismo minuto**, es probable que ese trozo esté dañado en origen. Elige otro tamaño de imagen, que tiene trozos propios. Si se detiene **cada vez en un punto distinto**, piensa en la red: wifi que se reconecta, portátil que entra en reposo o una VPN de la empresa que da un rodeo por otra ciudad. En los ajustes de energía, impide la suspensión mientras haya trabajo en la cola.

Y si solo falla **un título**, comprueba que sigue en el catálogo. Los estrenos y lo que está a punto de retirarse dan más problemas que el resto; los plazos los explica [este artículo](/article/106).

## Lento al final

Cuando la barra se queda en el 99 por ciento ya no se está bajando nada: se están uniendo imagen, sonido y subtítulos. En un ordenador con años y una película larga son minutos. Dos casos se alargan más:

- **Has pedido una conversión**, por ejemplo de H.265 a H.264. La película entera se codifica de nuevo y puede tardar lo que dura. Si puedes, quédate el códec tal como llega; [cómo elegir](/article/104) ayuda a decidir.
- **El destino es una unidad de red o un disco externo.** La unión lee y escribe gigas. Hazla en el disco interno.

## Lo que no ayuda

- **Lanzar cinco veces el mismo título.** Los cinco irán más lentos, y alguno quedará a medias.
- **Desactivar el antivirus.** Si analiza cada archivo durante un buen rato, excluye la carpeta de los archivos terminados y deja vigilada la aplicación.
- **Los «aceleradores».** Un servicio entrega a la velocidad que decide, y esos programas suelen traer compañía.
- **Cambiar de país con una VPN.** Añade un rodeo, contradice las condiciones de casi todas las plataformas y no da derecho a nada que tu contrato no dé.
- **Reinstalar a la primera.** Borra la pista que buscamos. Antes, guarda el registro.

## Si estás de viaje

En la red de un hotel o con los datos del móvil, las reglas cambian. Muchas wifis de hotel piden volver a entrar cada pocas horas, y ahí se corta la cola. Con datos, echa cuentas: una temporada en 1080p se come de golpe una tarifa de 20 GB. Lo sensato es dejarlo hecho en casa, como se cuenta en [la serie del vuelo](/article/102), y elegir 720p para una pantalla pequeña.

## Si nada de esto funciona

Escríbenos por el [formulario de contacto](/contact) con estos datos:

1. la dirección del título,
2. la versión de la aplicación y la de tu sistema,
3. la hora a la que ocurrió y cuánto tardó,
4. el registro que se guarda desde el menú de ayuda; no lleva contraseñas.

Di también cuáles de las siete comprobaciones has hecho. Así empezamos por la octava en lugar de pedirte que enchufes el cable.
`,
}
